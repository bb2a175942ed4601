import { Form } from 'react-router'
import { Button } from '../../ui/button.tsx'
import { DateRangeField } from '../../ui/date-range-field.tsx'
import { peopleWords as words } from './words.ts'

interface JoinedDaysProps {
  readonly from: string | undefined
  readonly to: string | undefined
  /** The other filters, which stay as they are. */
  readonly rest: Readonly<Record<string, string>>
}

/** Narrows the list to the days of joining, by its address. */
export const JoinedDays = ({ from, to, rest }: JoinedDaysProps) => (
  <Form method="get" className="flex flex-wrap items-end gap-3">
    {Object.entries(rest).map(([name, value]) => (
      <input key={name} type="hidden" name={name} value={value} />
    ))}
    <DateRangeField
      key={`${from}-${to}`}
      label={words.joinedBetween}
      names={{ start: 'from', end: 'to' }}
      defaultValue={{ ...(from ? { start: from } : {}), ...(to ? { end: to } : {}) }}
    />
    <Button variant="soft">{words.showDays}</Button>
  </Form>
)
