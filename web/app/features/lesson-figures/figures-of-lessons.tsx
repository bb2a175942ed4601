import { formatNumber } from '@arvand/persian/numbers'
import { Card } from '../../ui/card.tsx'
import { EmptyState } from '../../ui/states.tsx'
import { type Figures, leastForShares } from './drop-off.ts'
import { DropOffChart } from './drop-off-chart.tsx'
import { FiguresList, type FiguresListProps } from './figures-list.tsx'
import { lessonFiguresWords as words } from './words.ts'

interface FiguresOfLessonsProps extends Pick<FiguresListProps, 'listOf'> {
  readonly figures: Figures
  /** The course whose lessons the visitor may edit. */
  readonly courseId?: string
}

/** Where learners stop, as a chart and lesson by lesson, or why there is nothing to tell yet. */
export function FiguresOfLessons({ figures, courseId, listOf }: FiguresOfLessonsProps) {
  const { learners, lessons } = figures
  if (lessons.length === 0)
    return (
      <EmptyState level={2} title={words.noLesson}>
        {words.noLessonText}
      </EmptyState>
    )
  if (learners === 0)
    return (
      <EmptyState level={2} title={words.nobody}>
        {words.nobodyText}
      </EmptyState>
    )
  return (
    <div className="grid grid-cols-1 gap-5">
      <Card title={words.chart}>
        {learners >= leastForShares ? (
          <DropOffChart figures={figures} {...(courseId ? { courseId } : {})} />
        ) : (
          <p className="text-15 text-muted">{words.few(formatNumber(learners))}</p>
        )}
      </Card>
      <FiguresList figures={figures} listOf={listOf} />
    </div>
  )
}
