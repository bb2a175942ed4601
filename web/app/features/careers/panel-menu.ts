import { Bookmark, BriefcaseBusiness, FileUser } from 'lucide-react'
import type { PanelEntry } from '../../shell/menus.ts'

export const panelMenu: readonly PanelEntry[] = [
  { group: 'community', order: 70, to: '/panel/skills', label: 'مهارت‌ها و رزومه', icon: FileUser },
  {
    group: 'community',
    order: 75,
    to: '/panel/applications',
    label: 'درخواست‌های شغلی',
    icon: BriefcaseBusiness,
  },
  { group: 'community', order: 77, to: '/panel/saved-jobs', label: 'آگهی‌های ذخیره‌شده', icon: Bookmark },
]
