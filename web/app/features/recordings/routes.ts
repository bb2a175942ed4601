import { route } from '@react-router/dev/routes'
import type { FeatureRoutes } from '../../shell/feature-routes.ts'

export const routes: FeatureRoutes = {
  panel: [route('panel/classes/recordings/:recordingId', 'features/recordings/recording.tsx')],
}
