import type { RichBlock, RichRow } from '@arvand/contracts/rich-text'
import type { ReactNode } from 'react'
import { richTextWords as words } from './words.ts'

interface TableProps {
  readonly rows: readonly RichRow[]
  /** Draws the blocks of a cell. */
  readonly draw: (blocks: readonly RichBlock[]) => ReactNode
}

/** A table with a horizontal scrollbar of its own on narrow pages. */
export function RichTable({ rows, draw }: TableProps) {
  return (
    <section
      aria-label={words.table}
      // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls is reached by the keyboard too
      tabIndex={0}
      className="overflow-x-auto rounded-option border border-line"
    >
      <table className="w-full border-collapse text-15">
        <tbody>
          {rows.map((row, place) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: a text that is read does not change its order
            <tr key={place} className="border-b border-line last:border-b-0">
              {row.content.map((cell, column) => {
                const Cell = cell.type === 'tableHeader' ? 'th' : 'td'
                const look = cell.type === 'tableHeader' ? 'bg-sunken text-start font-label' : ''
                return (
                  <Cell
                    // biome-ignore lint/suspicious/noArrayIndexKey: a text that is read does not change its order
                    key={column}
                    colSpan={cell.attrs?.colspan}
                    rowSpan={cell.attrs?.rowspan}
                    className={`min-w-24 border-e border-line px-4 py-2.5 align-top last:border-e-0 ${look}`}
                  >
                    <div className="grid gap-2">{draw(cell.content)}</div>
                  </Cell>
                )
              })}
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  )
}
