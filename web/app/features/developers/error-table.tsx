import { localDigits } from '@arvand/persian/digits'
import { type Column, DataTable } from '../../ui/data-table.tsx'
import { developersWords as words } from './words.ts'

export interface ErrorLine {
  readonly code: string
  readonly status: number
  readonly sentence: string
}

const columns: readonly Column<ErrorLine>[] = [
  { key: 'status', title: words.status, cell: ({ status }) => localDigits(status) },
  {
    key: 'code',
    title: words.code,
    names: true,
    cell: ({ code }) => (
      <code dir="ltr" className="text-14 whitespace-nowrap">
        {code}
      </code>
    ),
  },
  {
    key: 'sentence',
    title: words.sentence,
    cell: ({ sentence }) => <span className="inline-block min-w-56">{sentence}</span>,
  },
]

/** Codes with their status and the sentence that a person sees. */
export function ErrorTable({ caption, errors }: { caption: string; errors: readonly ErrorLine[] }) {
  return (
    <DataTable caption={words.tableOf(caption)} columns={columns} rows={errors} rowKey={({ code }) => code} />
  )
}
