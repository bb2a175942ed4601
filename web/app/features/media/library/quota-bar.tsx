import { formatNumber } from '@arvand/persian/numbers'
import { Alert } from '../../../ui/alert.tsx'
import { sizeInWords } from '../../../ui/file-drop.tsx'
import { ProgressBar } from '../../../ui/progress-bar.tsx'
import { libraryWords as words } from '../words.ts'

interface QuotaBarProps {
  readonly usage: { readonly bytes: number; readonly quota: number; readonly files: number }
}

/** How much of the quota a person's files use; a warning appears before uploads would be refused. */
export function QuotaBar({ usage: { bytes, quota, files } }: QuotaBarProps) {
  const share = (bytes / quota) * 100
  const isFull = share >= 100
  const isNear = share >= 90
  return (
    <div className="grid max-w-xl gap-3">
      <ProgressBar
        label={words.usage}
        share={share}
        band={isFull ? 'danger' : isNear ? 'warning' : 'primary'}
        note={words.usageOf(sizeInWords(bytes), sizeInWords(quota))}
        endNote={words.files(formatNumber(files))}
        compact
      />
      {isNear ? (
        <Alert tone={isFull ? 'danger' : 'warning'} title={isFull ? words.full : words.nearlyFull}>
          {isFull ? words.fullText : words.nearlyFullText(sizeInWords(quota - bytes))}
        </Alert>
      ) : null}
    </div>
  )
}
