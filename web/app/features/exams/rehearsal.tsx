import { PageHead } from '../../shell/page-head.tsx'
import { titled } from '../../shell/site.ts'
import { laterPart } from '../../ui/lazy-part.tsx'
import { ButtonLink } from '../../ui/link.tsx'
import type { Route } from './+types/rehearsal'
import { attemptParts } from './attempt-parts.server.ts'
import { rehearsalWords as words } from './words/rehearsal-words.ts'

const RehearsalParts = laterPart(() => import('./rehearsal/rehearsal-parts.tsx'))

export const handle = { crumb: words.title }
export const meta = () => [{ title: titled(words.title) }]

/** A rehearsal for device and connection: always open, without a mark, and nothing of it is stored. */
export const loader = () => ({ scripts: attemptParts(true) })

export default function Rehearsal({ loaderData: { scripts } }: Route.ComponentProps) {
  return (
    <>
      <PageHead title={words.title} lead={words.lead}>
        <ButtonLink to="/panel/exams" variant="outline" size="compact">
          {words.exams}
        </ButtonLink>
      </PageHead>
      <RehearsalParts scripts={scripts} />
    </>
  )
}
