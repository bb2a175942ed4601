import { Video } from 'lucide-react'
import type { SellableUi } from '../../sellable.ts'

export const webinarSold: SellableUi = {
  kind: 'webinar',
  note: 'وبینار',
  plural: 'وبینارها',
  icon: Video,
  opened: () => ({ to: '/panel/classes', label: 'وبینارهای من' }),
}
