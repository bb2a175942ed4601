const longestMs = 5_000

export async function serverAnswers(): Promise<boolean> {
  try {
    return (await fetch('/health', { cache: 'no-store', signal: AbortSignal.timeout(longestMs) })).ok
  } catch {
    return false
  }
}
