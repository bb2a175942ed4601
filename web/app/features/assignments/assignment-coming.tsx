import { actWords } from '../../ui/act-words.ts'
import { Button } from '../../ui/button.tsx'
import { ButtonLink } from '../../ui/link.tsx'
import { Skeleton } from '../../ui/skeleton.tsx'
import { ErrorState } from '../../ui/states.tsx'
import { assignmentWords as words } from './words.ts'

interface AssignmentComingProps {
  /** The assignment's own page, which also works without JavaScript. */
  readonly address: string
  readonly failed: boolean
  readonly onAgain: () => void
}

/** Stands in the place of an assignment until it has loaded; after a failure it offers a retry. */
export function AssignmentComing({ address, failed, onAgain }: AssignmentComingProps) {
  if (failed)
    return (
      <ErrorState
        title={words.failed}
        level={2}
        action={
          <Button type="button" variant="outline" onClick={onAgain}>
            {actWords.tryAgain}
          </Button>
        }
      >
        {words.failedText}
      </ErrorState>
    )
  return (
    <div className="grid gap-3" aria-busy="true">
      <noscript>
        <ButtonLink to={address}>{words.open}</ButtonLink>
      </noscript>
      <span role="status" className="sr-only">
        {words.opening}
      </span>
      <Skeleton className="h-8 w-64 max-w-full rounded-small" />
      <Skeleton className="h-40 rounded-card" />
    </div>
  )
}
