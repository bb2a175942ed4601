/** Loads all scripts of an attempt's page, with those of every kind of question and of formulas. */
export const loadAttemptParts = async (isPaced: boolean): Promise<void> => {
  const [{ loadEverything }] = await Promise.all([
    import('./attempt/load-everything.ts'),
    import('./attempt/attempt-screen.tsx'),
  ])
  await loadEverything(isPaced)
}
