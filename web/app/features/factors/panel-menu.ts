import { ReceiptText } from 'lucide-react'
import type { PanelEntry } from '../../shell/menus.ts'

export const panelMenu: readonly PanelEntry[] = [
  {
    group: 'buying',
    order: 20,
    to: '/panel/factors',
    label: 'فاکتورها',
    icon: ReceiptText,
    waiting: { 'commerce.factors-to-pay': { tone: 'accent' } },
  },
]
