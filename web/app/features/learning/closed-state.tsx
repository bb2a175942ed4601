import { ButtonLink } from '../../ui/link.tsx'
import { EmptyState, ErrorState, ForbiddenState } from '../../ui/states.tsx'
import { closedWords as words } from './words.ts'

interface ClosedStateProps {
  readonly code: string
  readonly slug: string
}

/** Why the reader has no access to a course or a lesson, and what they can do. */
export function ClosedState({ code, slug }: ClosedStateProps) {
  const mine = (
    <ButtonLink to="/panel/courses" variant="outline">
      {words.mine}
    </ButtonLink>
  )
  if (code === 'courses.not-enrolled')
    return (
      <ForbiddenState
        level={1}
        title={words.notEnrolled}
        action={<ButtonLink to={`/courses/${slug}`}>{words.seeCourse}</ButtonLink>}
      >
        {words.notEnrolledText}
      </ForbiddenState>
    )
  if (code === 'courses.access-ended')
    return (
      <ForbiddenState
        level={1}
        title={words.ended}
        action={
          <>
            <ButtonLink to="/contact">{words.contact}</ButtonLink>
            {mine}
          </>
        }
      >
        {words.endedText}
      </ForbiddenState>
    )
  if (unknown.has(code))
    return (
      <EmptyState level={1} title={words.unknown} action={mine}>
        {words.unknownText}
      </EmptyState>
    )
  return (
    <ErrorState level={1} title={words.failed} action={mine}>
      {words.failedText}
    </ErrorState>
  )
}

const unknown: ReadonlySet<string> = new Set([
  'courses.unknown-lesson',
  'courses.unknown-course',
  'request.invalid',
])
