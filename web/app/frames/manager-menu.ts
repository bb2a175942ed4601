import { type ManagerEntry, type ManagerGroup, menuOf } from '../shell/menus.ts'

const groups: Readonly<Record<ManagerGroup, string>> = {
  managing: 'مدیریت',
  finance: 'مالی',
  running: 'گرداندن آروند',
  other: 'کارهای دیگر',
}

/** The entries come from each feature's `manager-menu.ts`. */
export const managerMenu = menuOf(
  groups,
  import.meta.glob<readonly ManagerEntry[]>('../features/*/manager-menu.ts', {
    eager: true,
    import: 'managerMenu',
  }),
)
