import { Card } from '../../ui/card.tsx'
import { MoreLink } from '../../ui/link.tsx'
import { DropOffChart } from '../lesson-figures/index.ts'
import type { TeacherHome } from './teacher-home.ts'
import { dropOffWords as words } from './words.ts'

type DropOff = NonNullable<TeacherHome['dropOff']>

/** Where the learners of the fullest course stop, with the way to all figures of its lessons. */
export const DropOffCard = ({ dropOff }: { dropOff: DropOff }) => (
  <Card
    title={words.title}
    aside={
      <span className="flex flex-wrap items-center gap-x-4 text-14 text-muted">
        {dropOff.courseTitle}
        <MoreLink to={`/teach/courses/${dropOff.courseId}/lesson-figures`}>{words.all}</MoreLink>
      </span>
    }
  >
    <DropOffChart figures={dropOff} courseId={dropOff.courseId} />
  </Card>
)
