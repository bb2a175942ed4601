import { menuOf, type TeacherEntry, type TeacherGroup } from '../shell/menus.ts'

const groups: Readonly<Record<TeacherGroup, string>> = { teaching: 'تدریس', other: 'کارهای دیگر' }

/** With what each feature offers in its `teacher-menu.ts`. */
export const teacherMenu = menuOf(
  groups,
  import.meta.glob<readonly TeacherEntry[]>('../features/*/teacher-menu.ts', {
    eager: true,
    import: 'teacherMenu',
  }),
)
