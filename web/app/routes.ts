import { globSync } from 'node:fs'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { layout, type RouteConfig, type RouteConfigEntry, route } from '@react-router/dev/routes'
import { withStyleguide } from './config.ts'
import type { FeatureRoutes } from './shell/feature-routes.ts'
import { shellRoutes } from './shell/routes.ts'

/** What each feature exports as `routes` in its `routes.ts`. Vite's glob is not there yet when the build asks for them. */
const files = globSync('features/*/routes.ts', { cwd: import.meta.dirname }).toSorted()
const offered = await Promise.all(
  files.map(
    (file): Promise<{ routes: FeatureRoutes }> =>
      import(/* @vite-ignore */ pathToFileURL(join(import.meta.dirname, file)).href),
  ),
)

const features: readonly FeatureRoutes[] = [...offered.map(({ routes }) => routes), shellRoutes]

/** The page of every component lies in a workspace of its own, and is left out of a build for production. */
const styleguide = withStyleguide ? [route('ui', '../../styleguide/styleguide.tsx')] : []

const within = (frame: keyof FeatureRoutes) => features.flatMap((feature) => feature[frame] ?? [])

/** A frame without screens would itself match `/`, so an empty one is left out. */
const framed = (file: string, screens: RouteConfigEntry[]) => (screens.length ? [layout(file, screens)] : [])

export default [
  ...framed('frames/public-frame.tsx', [...within('public'), route('*', 'shell/not-found.tsx')]),
  ...framed('frames/panel-frame.tsx', within('panel')),
  ...framed('frames/teacher-frame.tsx', within('teacher')),
  ...framed('frames/manager-frame.tsx', within('manager')),
  ...framed('frames/focused-frame.tsx', within('focused')),
  ...within('bare'),
  ...styleguide,
] satisfies RouteConfig
