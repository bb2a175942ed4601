import type { RouteConfigEntry } from '@react-router/dev/routes'

/** The screens that a feature registers in `routes.ts`, by the frame around them. */
export interface FeatureRoutes {
  /** With the public header and footer. */
  readonly public?: readonly RouteConfigEntry[]
  /** Signed in, with the learner's menu. */
  readonly panel?: readonly RouteConfigEntry[]
  /** With the role teacher. */
  readonly teacher?: readonly RouteConfigEntry[]
  /** With the role manager. */
  readonly manager?: readonly RouteConfigEntry[]
  /** Signed in, without menus: what is done in one go, such as an exam. */
  readonly focused?: readonly RouteConfigEntry[]
  /** Without a frame: sign-in, the live room, and routes that answer with data or a file. */
  readonly bare?: readonly RouteConfigEntry[]
}
