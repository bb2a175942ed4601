import { exportLessonFigures } from '@arvand/contracts/teacher/lesson-figures'
import { formatNumber } from '@arvand/persian/numbers'
import { redirectDocument } from 'react-router'
import { formAction, submitTo } from '../../api/form-action.ts'
import { answerFor } from '../../api/form-answer.ts'
import { ofCourse } from '../../api/of-course.ts'
import { apiOf } from '../../api/page.ts'
import { ExportForms } from '../../shell/export-forms.tsx'
import { Card } from '../../ui/card.tsx'
import { EmptyState } from '../../ui/states.tsx'
import { CourseHead, courseCrumbs, courseMeta } from '../students/index.ts'
import type { Route } from './+types/lesson-figures'
import { leastForShares } from './drop-off.ts'
import { DropOffChart } from './drop-off-chart.tsx'
import { FiguresList } from './figures-list.tsx'
import { lessonFiguresWords as words } from './words.ts'

export const loader = ({ context, params: { courseId } }: Route.LoaderArgs) =>
  apiOf(context).teacher('lesson/figures', { courseId })

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
      <WhyEmpty learners={learners} lessons={lessons.length} />
      {learners > 0 && lessons.length > 0 ? (
        <div className="grid grid-cols-1 gap-5">
          <Card title={words.chart}>
            {learners >= leastForShares ? (
              <DropOffChart figures={loaderData} courseId={course.id} />
            ) : (
              <p className="text-15 text-muted">{words.few(formatNumber(learners))}</p>
            )}
          </Card>
          <FiguresList figures={loaderData} course={course} />
          <ExportForms intent="download" answer={answerFor(actionData, 'download')} />
        </div>
      ) : null}
    </>
  )
}

function WhyEmpty({ learners, lessons }: { learners: number; lessons: number }) {
  if (lessons === 0)
    return (
      <EmptyState level={2} title={words.noLesson}>
        {words.noLessonText}
      </EmptyState>
    )
  return learners === 0 ? (
    <EmptyState level={2} title={words.nobody}>
      {words.nobodyText}
    </EmptyState>
  ) : null
}
