import { formatNumber } from '@arvand/persian/numbers'
import { type Column, DataTable } from '../../ui/data-table.tsx'
import type { FieldRow } from './field-table.ts'
import { kindWords, developersWords as words } from './words.ts'

interface FieldTableProps {
  readonly caption: string
  readonly fields: readonly FieldRow[]
  /** The reply of an endpoint: its fields are called always or sometimes present, not required or optional. */
  readonly isAnswer?: boolean
}

const columnsOf = (needed: string, free: string): readonly Column<FieldRow>[] => [
  {
    key: 'field',
    title: words.field,
    names: true,
    cell: ({ name }) => (
      <code dir="ltr" className="text-14 font-label whitespace-nowrap">
        {name}
      </code>
    ),
  },
  {
    key: 'kind',
    title: words.kind,
    cell: (field) => <span className="inline-block min-w-28">{kindInWords(field)}</span>,
  },
  {
    key: 'need',
    title: words.need,
    cell: ({ isOptional }) => (
      <span className="whitespace-nowrap text-muted">{isOptional ? free : needed}</span>
    ),
  },
  {
    key: 'limits',
    title: words.limits,
    cell: (field) => (
      <span className="inline-block min-w-36 text-muted">
        <Limits field={field} />
      </span>
    ),
  },
]
const columnsOfAsk = columnsOf(words.required, words.optional)
const columnsOfAnswer = columnsOf(words.always, words.sometimes)

export function FieldTable({ caption, fields, isAnswer = false }: FieldTableProps) {
  const columns = isAnswer ? columnsOfAnswer : columnsOfAsk
  return (
    <DataTable caption={words.tableOf(caption)} columns={columns} rows={fields} rowKey={({ name }) => name} />
  )
}

function kindInWords({ kinds, isList, isNullable }: FieldRow): string {
  const one = kinds.map((kind) => kindWords[kind]).join(words.or)
  return [isList ? `${words.listOf} ${one}` : one, ...(isNullable ? [words.orNull] : [])].join('، ')
}

function Limits({ field: { choices, least, most, kinds } }: { field: FieldRow }) {
  if (choices.length > 0)
    return (
      <>
        {words.oneOfValues}{' '}
        <code dir="ltr" className="text-14 wrap-anywhere">
          {choices.join(' | ')}
        </code>
      </>
    )
  const unit = kinds.includes('text') ? ` ${words.characters}` : ''
  const told = [
    ...(least === null ? [] : [`${words.least} ${formatNumber(least)}`]),
    ...(most === null ? [] : [`${words.most} ${formatNumber(most)}`]),
  ]
  return told.length > 0 ? told.join('، ') + unit : null
}
