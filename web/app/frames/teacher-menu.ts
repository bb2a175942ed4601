import { menuOf, type TeacherEntry, type TeacherGroup } from '../shell/menus.ts'

const groups: Readonly<Record<TeacherGroup, string>> = { teaching: 'تدریس', other: 'کارهای دیگر' }

/** The entries come from each feature's `teacher-menu.ts`. */
export const teacherMenu = menuOf(
  groups,
  import.meta.glob<readonly TeacherEntry[]>('../features/*/teacher-menu.ts', {
    eager: true,
    import: 'teacherMenu',
  }),
)
