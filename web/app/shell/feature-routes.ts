import type { RouteConfigEntry } from '@react-router/dev/routes'

/** What a feature gives to `routes.ts`: its screens, by the frame that stands around them. */
export interface FeatureRoutes {
  /** With the public header and footer. */
  readonly public?: readonly RouteConfigEntry[]
  /** Signed in, with the learner's menu. */
  readonly panel?: readonly RouteConfigEntry[]
  /** With the role teacher. */
  readonly teacher?: readonly RouteConfigEntry[]
  /** With the role manager. */
  readonly manager?: readonly RouteConfigEntry[]
  /** Without a frame: sign-in, the exam, the live room, and resources that are no page. */
  readonly bare?: readonly RouteConfigEntry[]
}
