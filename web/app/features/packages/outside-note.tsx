import { Alert } from '../../ui/alert.tsx'
import { packagesWords as words } from './words.ts'

interface OutsideNoteProps {
  readonly hosts: readonly string[]
  /** Who teaches can put into the package what is missing. */
  readonly teaches: boolean
  readonly urgent?: boolean
}

/** A package reaches for other sites, which it may not where it runs: which ones, and what one can do. */
export function OutsideNote({ hosts, teaches, urgent = false }: OutsideNoteProps) {
  if (hosts.length === 0) return null
  return (
    <Alert tone="warning" title={words.outside} urgent={urgent}>
      <ul className="flex flex-wrap gap-x-4">
        {hosts.map((host) => (
          <li key={host}>
            <bdi dir="ltr">{host}</bdi>
          </li>
        ))}
      </ul>
      <p className="pt-1">{teaches ? words.outsideCure : words.outsideLearner}</p>
    </Alert>
  )
}
