import { route } from '@react-router/dev/routes'
import type { FeatureRoutes } from '../../shell/feature-routes.ts'

export const routes: FeatureRoutes = {
  panel: [route('panel/notes', 'features/notes/notes.tsx')],
  bare: [route('panel/notes/export', 'features/notes/export-notes.ts')],
}
