import { footOf, menuOf, type TeacherEntry, type TeacherGroup } from '../shell/menus.ts'

const groups: Readonly<Record<TeacherGroup, string>> = {
  home: '',
  teaching: 'آموزش',
  marking: 'سنجش',
  students: 'دانشجویان',
  income: 'درآمد',
}

/** The entries of each feature's `teacher-menu.ts`. */
const offered = import.meta.glob<readonly TeacherEntry[]>('../features/*/teacher-menu.ts', {
  eager: true,
  import: 'teacherMenu',
})

export const teacherMenu = menuOf(groups, offered)

/** The entries of the bottom bar of a phone. */
export const teacherFoot = footOf(offered)
