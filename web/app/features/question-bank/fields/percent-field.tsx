import { fieldWords as words } from '../words.ts'
import { DecimalField } from './decimal-field.tsx'

interface PercentProps {
  readonly name: string
  readonly of: string
  readonly value: number
  readonly onNumber: (percent: number) => void
}

/** How much of the marks an answer is worth. */
export const PercentField = ({ name, of, value, onNumber }: PercentProps) => (
  <DecimalField
    name={name}
    label={words.percentOf(of)}
    hideLabel
    end={<span className="px-2">٪</span>}
    value={value}
    least={-100}
    most={100}
    onNumber={onNumber}
    className="w-32"
  />
)
