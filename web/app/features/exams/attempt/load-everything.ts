import { questionKinds } from '../../questions/index.ts'

/** The parts that an attempt may need after its clock has started. */
export const loadEverything = (): Promise<unknown> =>
  Promise.all([
    ...questionKinds.map(({ load }) => load()),
    import('../../../ui/dialog-overlay.tsx'),
    import('../../../api/live-connection.ts'),
    import('./answer-upload.tsx'),
    import('./hand-in-dialog.tsx'),
    import('./display-dialog.tsx'),
  ])
