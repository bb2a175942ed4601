import { askAgain } from '../../shell/patience.ts'
import { Button } from '../../ui/button.tsx'
import { ButtonLink } from '../../ui/link.tsx'
import { Skeleton } from '../../ui/skeleton.tsx'
import { ErrorState } from '../../ui/states.tsx'
import { assignmentWords as words } from './words.ts'

interface AssignmentComingProps {
  /** Its own page, for whoever has no JavaScript. */
  readonly address: string
  /** No answer came, and it is asked for again. */
  readonly waits: boolean
}

/** In the place of an assignment until it is here. */
export function AssignmentComing({ address, waits }: AssignmentComingProps) {
  if (waits)
    return (
      <ErrorState
        title={words.failed}
        level={2}
        action={
          <Button type="button" look="outline" onClick={askAgain}>
            {words.tryAgain}
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
