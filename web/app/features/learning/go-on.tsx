import { openCourse } from '@arvand/contracts/panel/courses'
import { redirect } from 'react-router'
import { actionCallerOf } from '../../api/page.ts'
import { attempt } from '../../api/refusal.ts'
import { titled } from '../../shell/site.ts'
import { ButtonLink } from '../../ui/link.tsx'
import { EmptyState } from '../../ui/states.tsx'
import type { Route } from './+types/go-on'
import { ClosedState } from './closed-state.tsx'
import { lessonPath } from './lesson-page.ts'
import { closedWords as closed, learnWords as words } from './words.ts'

/** `/learn/:course` redirects to the lesson to continue with; when that fails, a page of the panel says why. */
export async function loader({ context, params, url }: Route.LoaderArgs) {
  const { answer, refusal } = await attempt(actionCallerOf(context)(openCourse, { slug: params.course }))
  if (answer) throw redirect(lessonPath(params.course, answer.lesson.id))
  return { code: refusal.code, slug: params.course, isTeachers: url.searchParams.get('as') === 'learner' }
}

export const meta = () => [{ title: titled(words.curriculum) }]

export default function GoOn({ loaderData: { code, slug, isTeachers } }: Route.ComponentProps) {
  return (
    // Leaves space for the buttons at the corner of the panel.
    <div className="xl:pt-19">
      {code === 'courses.unknown-lesson' ? (
        <NoLessons isTeachers={isTeachers} />
      ) : (
        <ClosedState code={code} slug={slug} />
      )}
    </div>
  )
}

/** The course exists, but has no lesson that this person can open. */
function NoLessons({ isTeachers }: { isTeachers: boolean }) {
  return (
    <EmptyState
      level={1}
      title={closed.empty}
      action={
        <ButtonLink to={isTeachers ? '/teach/courses' : '/panel/courses'} variant="outline">
          {isTeachers ? closed.taught : closed.mine}
        </ButtonLink>
      }
    >
      {isTeachers ? closed.emptyForTeacher : closed.emptyText}
    </EmptyState>
  )
}
