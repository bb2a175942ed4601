import { previewExam, showTaughtExam } from '@arvand/contracts/teacher/exams'
import { callerOf } from '../../api/page.ts'
import type { Crumb } from '../../handle.ts'
import { PageHead } from '../../shell/page-head.tsx'
import { titled } from '../../shell/site.ts'
import { laterPart } from '../../ui/lazy-part.tsx'
import { ButtonLink } from '../../ui/link.tsx'
import { EmptyState } from '../../ui/states.tsx'
import { withFormulas } from '../rich-text/index.server.ts'
import type { Route } from './+types/preview'
import { examsWords } from './words/exams-words.ts'
import { previewWords as words } from './words/preview-words.ts'

const PreviewPaper = laterPart(() => import('./preview-paper.tsx'))

export async function loader({ context, params: { examId }, url }: Route.LoaderArgs) {
  const call = callerOf(context)
  /** Each number stands for another candidate. */
  const as = Math.max(1, Math.trunc(Number(url.searchParams.get('as')) || 1))
  const [{ course, settings }, paper] = await Promise.all([
    call(showTaughtExam, { examId }),
    call(previewExam, { examId, seed: `preview ${as}` }),
  ])
  return { examId, as, course, title: settings.title, paper: withFormulas(paper) }
}

export const handle = {
  crumb: ({ course, examId, title }: Awaited<ReturnType<typeof loader>>): readonly Crumb[] => [
    { label: course.title, to: `/teach/courses/${course.id}` },
    { label: examsWords.title, to: `/teach/courses/${course.id}/exams` },
    { label: title, to: `/teach/exams/${examId}` },
    { label: words.title },
  ],
}
export const meta = () => [{ title: titled(words.title) }]

/** The paper of an exam as a candidate gets it; answers may be tried, and are stored nowhere. */
export default function PreviewPage({ loaderData: { examId, as, title, paper } }: Route.ComponentProps) {
  return (
    <>
      <PageHead title={words.title} lead={words.lead(title)}>
        <div className="flex flex-wrap gap-3">
          <ButtonLink to={`?as=${as + 1}`} variant="outline" size="compact">
            {words.another}
          </ButtonLink>
          <ButtonLink to={`/teach/exams/${examId}?step=publish`} variant="outline" size="compact">
            {words.back}
          </ButtonLink>
        </div>
      </PageHead>
      {paper.questions.length === 0 ? (
        <EmptyState title={words.empty} level={2}>
          {words.emptyText}
        </EmptyState>
      ) : (
        <PreviewPaper key={as} paper={paper} />
      )}
    </>
  )
}
