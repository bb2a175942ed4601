import type { Role } from '@arvand/contracts/people'

/** What a role is called and where its panel begins. A school that says «معلم» changes the words here. */
interface RolePlace {
  readonly name: string
  readonly panel: string
  readonly home: string
}

export const rolePlaces: Readonly<Record<Role, RolePlace>> = {
  user: { name: 'دانشجو', panel: 'پنل دانشجو', home: '/panel' },
  teacher: { name: 'مدرس', panel: 'پنل مدرس', home: '/teach' },
  manager: { name: 'مدیر', panel: 'پنل مدیر', home: '/manage' },
}

export const roleOrder: readonly Role[] = ['user', 'teacher', 'manager']

/** The roles that a person holds, in their order. */
export const rolesOf = ({ roles }: { readonly roles: readonly Role[] }): Role[] =>
  roleOrder.filter((role) => roles.includes(role))
