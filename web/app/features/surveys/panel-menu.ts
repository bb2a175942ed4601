import { MessageSquareHeart } from 'lucide-react'
import type { PanelEntry } from '../../shell/menus.ts'

export const panelMenu: readonly PanelEntry[] = [
  { group: 'community', order: 60, to: '/panel/surveys', label: 'نظرسنجی‌ها', icon: MessageSquareHeart },
]
