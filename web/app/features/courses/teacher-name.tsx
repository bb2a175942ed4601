import type { CourseCard } from '@arvand/contracts/courses'
import { Avatar } from '../../ui/avatar.tsx'
import { photoOf } from '../../ui/photo.ts'

/** The teacher's name, with their public picture when there is one. */
export const TeacherName = ({ teacher: { name, picture } }: Pick<CourseCard, 'teacher'>) => (
  <span className="inline-flex min-w-0 items-center gap-2">
    {picture ? <Avatar name={name} seed={name} photo={photoOf(picture)} size={28} /> : null}
    {name}
  </span>
)
