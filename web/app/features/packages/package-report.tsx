import { localDigits } from '@arvand/persian/digits'
import { formatNumber } from '@arvand/persian/numbers'
import { Card } from '../../ui/card.tsx'
import { OutsideNote } from './outside-note.tsx'
import type { OpenedPackage } from './use-package.ts'
import { packagesWords as words } from './words.ts'

interface PackageReportProps {
  /** How many parts the package has. */
  readonly parts: number
  readonly standard: OpenedPackage['standard']
  readonly report: NonNullable<OpenedPackage['report']>
}

/** For teachers: what was imported from the package, and what was left out and why. */
export function PackageReport({ parts, standard, report }: PackageReportProps) {
  const { files, bytes, leftOut, outsideHosts } = report
  return (
    <Card title={words.report}>
      <p className="text-15">
        {words.cameIn(formatNumber(files), sizeOf(bytes), formatNumber(parts))}{' '}
        {standard ? words.standard(localDigits(standard)) : null}
      </p>
      {leftOut.length === 0 ? (
        <p className="pt-1 text-15 text-muted">{words.allIn}</p>
      ) : (
        <>
          <h3 className="pt-4 text-16 font-label">{words.leftOut}</h3>
          <ul className="grid gap-2 pt-2">
            {leftOut.map(({ reason, subject }) => (
              <li key={`${reason} ${subject}`} className="text-15 wrap-anywhere">
                {subject ? <span className="font-label">{subject}: </span> : null}
                <span className="text-muted">{words.reasons[reason]}</span>
              </li>
            ))}
          </ul>
        </>
      )}
      {outsideHosts.length > 0 ? (
        <div className="pt-4">
          <OutsideNote hosts={outsideHosts} teaches />
        </div>
      ) : null}
    </Card>
  )
}

const sizeOf = (bytes: number): string =>
  bytes < 1_000_000
    ? `${formatNumber(Math.max(1, Math.round(bytes / 1000)))} کیلوبایت`
    : `${formatNumber(Math.round(bytes / 100_000) / 10)} مگابایت`
