// Rows under named columns, optionally in named groups. On small screens each row becomes a block of its labelled cells.
import type { ReactNode } from "react"
import { classNames } from "./class-names"

/** The first column is each row's heading. `toneOf` colours the ground of rows that need a person; the row's words must say why. */
export function DataTable<Row>(props: DataTableProps<Row>) {
  const { caption, columns, groups, rowKey, toneOf, small = "stack", look = "plain", className } = props
  const isStacked = small === "stack"
  const hasGroupNames = groups.some((group) => group.name !== undefined)
  return (
    // The outer box keeps its full height in any parent; the inner one scrolls sideways.
    <div className={classNames("min-w-0", className)}>
      <section
        aria-label={caption}
        tabIndex={small === "scroll" ? 0 : undefined}
        className={classNames("min-w-0 overflow-x-auto", look === "framed" && "rounded-box border")}
      >
        <table className={classNames("w-full border-separate border-spacing-0", isStacked && "max-wide:block")}>
          <caption className="sr-only">{caption}</caption>
          <thead className={classNames(isStacked && "max-wide:sr-only")}>
            <tr>
              {hasGroupNames ? <HeadCell look={look}>Group</HeadCell> : null}
              {columns.map((column) => (
                <HeadCell key={column.id} look={look} align={column.align} width={column.width}>
                  {column.header}
                </HeadCell>
              ))}
            </tr>
          </thead>
          {groups.map((group) => (
            <tbody key={group.id} className={classNames(isStacked && "max-wide:block")}>
              {group.rows.map((row, index) => (
                <tr
                  key={rowKey(row)}
                  className={classNames(
                    "group/row",
                    isStacked &&
                      "max-wide:grid max-wide:grid-cols-[minmax(0,1fr)_auto] max-wide:gap-x-2 max-wide:border-b max-wide:py-1.5",
                    isStacked && "max-wide:grid-flow-dense max-wide:px-2",
                    isStacked && rowTones[toneOf?.(row) ?? "plain"].row,
                  )}
                >
                  {hasGroupNames && index === 0 ? (
                    <th
                      scope="rowgroup"
                      rowSpan={group.rows.length}
                      className={classNames(
                        "border-b border-line-2 py-1.5 pe-4 text-start align-top text-13 font-strong text-ink-2",
                        isStacked && "max-wide:col-span-full max-wide:border-0 max-wide:py-1",
                        group.ink,
                      )}
                    >
                      {group.name}
                    </th>
                  ) : null}
                  {columns.map((column, at) => (
                    <BodyCell
                      key={column.id}
                      column={column}
                      at={at}
                      ground={rowTones[toneOf?.(row) ?? "plain"].cell}
                      edge={index === group.rows.length - 1 && hasGroupNames ? "border-line-2" : ""}
                      layout={{ look, small }}
                    >
                      {column.cell(row)}
                    </BodyCell>
                  ))}
                </tr>
              ))}
            </tbody>
          ))}
        </table>
      </section>
    </div>
  )
}

export type Column<Row> = {
  id: string
  header: string
  cell: (row: Row) => ReactNode
  align?: "start" | "end"
  width?: string
  onSmall?: SmallPlace
  className?: string
}
/** A table without groups has one group without a name. `ink` colours the name, such as conflicts on top. */
export type RowGroup<Row> = { id: string; name?: ReactNode; ink?: string; rows: readonly Row[] }
export type RowTone = "plain" | "conflict" | "waiting" | "selected"

/** Where a cell stands in a stacked row: at its start, at its end, or on a line of its own. By default they alternate. */
export type SmallPlace = "start" | "end" | "line"

type Look = "plain" | "framed"
type Small = "stack" | "scroll"
type DataTableProps<Row> = {
  caption: string
  columns: readonly Column<Row>[]
  groups: readonly RowGroup<Row>[]
  rowKey: (row: Row) => string
  toneOf?: (row: Row) => RowTone
  small?: Small
  look?: Look
  className?: string
}

type HeadCellProps = { children: ReactNode; look: Look; align?: "start" | "end"; width?: string }

function HeadCell({ children, look, align = "start", width }: HeadCellProps) {
  return (
    <th
      scope="col"
      style={{ width }}
      className={classNames(
        "h-8 whitespace-nowrap border-b text-12 font-normal",
        look === "framed" ? "bg-sunken px-3 text-ink-2" : "sticky top-0 z-10 bg-surface px-2 text-ink-3 first:ps-0",
        align === "end" ? "text-end" : "text-start",
      )}
    >
      {children}
    </th>
  )
}

type BodyCellProps<Row> = {
  column: Column<Row>
  at: number
  ground: string
  edge: string
  layout: { look: Look; small: Small }
  children: ReactNode
}

function BodyCell<Row>({ column, at, ground, edge, layout, children }: BodyCellProps<Row>) {
  const className = classNames(
    "h-8 border-b py-1 align-middle text-start font-normal group-hover/row:bg-hover",
    layout.look === "framed" ? "px-3 group-last/row:border-b-0" : "px-2",
    column.align === "end" && "text-end",
    layout.small === "stack" &&
      "max-wide:block max-wide:h-auto max-wide:border-0 max-wide:p-0 max-wide:py-0.5 max-wide:empty:hidden max-wide:bg-transparent",
    layout.small === "stack" && smallPlaces[column.onSmall ?? (at % 2 === 0 ? "start" : "end")],
    layout.small === "stack" && at === 0 && "max-wide:font-medium",
    ground,
    edge,
    column.className,
  )
  if (at === 0)
    return (
      <th scope="row" className={className}>
        {children}
      </th>
    )
  return <td className={className}>{children}</td>
}

const smallPlaces: Record<SmallPlace, string> = {
  start: "max-wide:col-start-1",
  end: "max-wide:col-start-2 max-wide:text-end",
  line: "max-wide:col-span-full",
}

const rowTones: Record<RowTone, { row: string; cell: string }> = {
  plain: { row: "", cell: "" },
  conflict: { row: "max-wide:bg-conflict-wash", cell: "bg-conflict-wash" },
  waiting: { row: "max-wide:bg-waiting-wash", cell: "bg-waiting-wash" },
  selected: { row: "max-wide:bg-selected", cell: "bg-selected" },
}
