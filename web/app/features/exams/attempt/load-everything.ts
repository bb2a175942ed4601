import { questionKinds } from '../../questions/index.ts'
import { loadFormulas } from '../../rich-text/index.ts'

/**
 * The parts that an attempt may need after its clock has started: on the device before, and again behind the questions
 * where the page is opened anew. Questions of a section that is entered later come by a call, and their formulas are
 * drawn in the browser.
 */
export const loadEverything = (isPaced: boolean): Promise<unknown> =>
  Promise.all([
    ...(isPaced ? [loadFormulas(), import('./enter-dialog.tsx'), import('./pass-dialog.tsx')] : []),
    ...questionKinds.map(({ load }) => load()),
    import('../../../ui/dialog-overlay.tsx'),
    import('../../../api/live-connection.ts'),
    import('./answer-upload.tsx'),
    import('./ended.tsx'),
    import('./invigilator-news.tsx'),
    import('./aside-answers.tsx'),
    import('./hand-in-dialog.tsx'),
    import('./display-dialog.tsx'),
  ])
