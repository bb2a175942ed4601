import { lazyPart } from '../../../ui/lazy-part.tsx'

/** Loaded when it opens. */
export const QuestionPicker = lazyPart(() => import('./question-picker.tsx'))
