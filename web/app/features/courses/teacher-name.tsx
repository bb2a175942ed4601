import type { CourseCard } from '@arvand/contracts/courses'
import { Avatar } from '../../ui/avatar.tsx'
import { photoOf } from '../../ui/photo.ts'

/** Who teaches, with the face that they show; on a card nothing is drawn in its place. */
export const TeacherName = ({ teacher: { name, picture } }: Pick<CourseCard, 'teacher'>) => (
  <span className="inline-flex min-w-0 items-center gap-2">
    {picture ? <Avatar name={name} seed={name} photo={photoOf(picture)} size={28} /> : null}
    <span>{name}</span>
  </span>
)
