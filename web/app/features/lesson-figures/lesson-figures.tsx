import { exportLessonFigures, showLessonFigures } from '@arvand/contracts/teacher/lesson-figures'
import { redirectDocument } from 'react-router'
import { formAction, submitTo } from '../../api/form-action.ts'
import { answerFor } from '../../api/form-answer.ts'
import { ofCourse } from '../../api/of-course.ts'
import { callerOf } from '../../api/page.ts'
import { ExportForms } from '../../shell/export-forms.tsx'
import { CourseHead, courseCrumbs, courseMeta } from '../students/index.ts'
import type { Route } from './+types/lesson-figures'
import { FiguresOfLessons } from './figures-of-lessons.tsx'
import { lessonFiguresWords as words } from './words.ts'

export const loader = ({ context, params: { courseId } }: Route.LoaderArgs) =>
  callerOf(context)(showLessonFigures, { courseId })

export const action = formAction({
  // The file is not a page of this app, so the browser must load it as a document.
  download: submitTo(exportLessonFigures, { with: ofCourse, done: ({ url }) => redirectDocument(url) }),
})

export const handle = { crumb: courseCrumbs(words.title) }
export const meta = ({ loaderData }: Route.MetaArgs) => courseMeta(words.title, loaderData?.course)

export default function LessonFigures({ loaderData, actionData }: Route.ComponentProps) {
  const { course, learners, lessons } = loaderData
  return (
    <>
      <CourseHead course={course} here="figures" title={words.title} lead={words.lead} />
      <FiguresOfLessons
        figures={loaderData}
        courseId={course.id}
        listOf={
          course.rights.includes('enrol')
            ? (lessonId, did) => `/teach/courses/${course.id}/students?lessonId=${lessonId}&did=${did}`
            : null
        }
      />
      {learners > 0 && lessons.length > 0 ? (
        <div className="pt-5">
          <ExportForms intent="download" answer={answerFor(actionData, 'download')} />
        </div>
      ) : null}
    </>
  )
}
