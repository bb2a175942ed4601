import { route } from '@react-router/dev/routes'
import type { FeatureRoutes } from '../../shell/feature-routes.ts'

export const routes: FeatureRoutes = {
  panel: [
    route('panel/classes/rooms', 'features/rooms/rooms.tsx'),
    route('panel/classes/rooms/:roomId', 'features/rooms/room.tsx'),
  ],
  teacher: [
    route('teach/classes/rooms', 'features/rooms/own-rooms.tsx'),
    route('teach/classes/rooms/:roomId', 'features/rooms/own-room.tsx'),
  ],
}
