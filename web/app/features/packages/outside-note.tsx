import { Alert } from '../../ui/alert.tsx'
import { packagesWords as words } from './words.ts'

interface OutsideNoteProps {
  readonly hosts: readonly string[]
  /** Teachers can add the missing files to the package, so they get another text. */
  readonly teaches: boolean
  readonly urgent?: boolean
}

/** Lists the sites that a package tried to load from, which its frame blocks, and says what one can do. */
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
