import { actWords } from '../../ui/act-words.ts'
import { Alert } from '../../ui/alert.tsx'
import { Button } from '../../ui/button.tsx'
import { ProgressBar } from '../../ui/progress-bar.tsx'
import { PackageReport } from './package-report.tsx'
import { useComing } from './use-coming.ts'
import { packagesWords as words } from './words.ts'

/** For teachers: the progress of unpacking a package, why it failed, or what was imported. */
export function PackageComing({ lessonId, fileId }: { lessonId: string; fileId: string }) {
  const { coming, isKnown, isAsking, again } = useComing(lessonId, fileId)
  // Draws nothing before the server has answered.
  if (!isKnown) return null
  if (coming?.state === 'failed')
    return (
      <Alert tone="danger" title={words.failed}>
        <span className="block">{coming.trouble}</span>
        {coming.mayTryAgain ? (
          <Button
            type="button"
            variant="outline"
            size="compact"
            className="mt-3"
            pending={isAsking}
            onClick={() => void again()}
          >
            {actWords.tryAgain}
          </Button>
        ) : null}
      </Alert>
    )
  if (coming?.state === 'ready' && coming.report)
    return <PackageReport parts={coming.parts} standard={coming.standard} report={coming.report} />
  return (
    <ProgressBar compact label={words.unpacking} share={coming?.percent ?? 0} note={words.unpackingNote} />
  )
}
