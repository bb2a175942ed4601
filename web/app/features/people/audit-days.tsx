import { DateRangeField } from '../../ui/date-range-field.tsx'
import { auditWords as words } from './audit-words.ts'

interface AuditDaysProps {
  readonly from: string | undefined
  readonly to: string | undefined
}

/** The days of the acts, in the form of the filters. */
export const AuditDays = ({ from, to }: AuditDaysProps) => (
  <DateRangeField
    label={words.days}
    names={{ start: 'from', end: 'to' }}
    defaultValue={{ ...(from ? { start: from } : {}), ...(to ? { end: to } : {}) }}
  />
)
