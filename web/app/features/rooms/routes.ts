import { route } from '@react-router/dev/routes'
import type { FeatureRoutes } from '../../shell/feature-routes.ts'

export const roomsRoutes: FeatureRoutes = {
  panel: [
    route('panel/rooms', 'features/rooms/rooms.tsx'),
    route('panel/rooms/:roomId', 'features/rooms/room.tsx'),
  ],
  teacher: [
    route('teach/rooms', 'features/rooms/own-rooms.tsx'),
    route('teach/rooms/:roomId', 'features/rooms/own-room.tsx'),
  ],
}
