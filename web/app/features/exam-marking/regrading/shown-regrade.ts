import type { previewRegrade } from '@arvand/contracts/teacher/exam-regrading'
import type { Loaded } from '../../../api/load-list.ts'

export type ShownRegrade = Loaded<typeof previewRegrade>
