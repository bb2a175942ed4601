import { formatNumber } from '@arvand/persian/numbers'
import { useRoot } from './use-root.ts'

/** As the settings begin; used when the server could not say. */
const usual = { filmGigabytes: 4, fileMegabytes: 100 }

/** How large a film or sound, and another file, of a lesson or a submission may be, in words. */
export function useUploadLimits() {
  const { filmGigabytes, fileMegabytes } = useRoot().site?.uploads ?? usual
  return {
    film: `${formatNumber(filmGigabytes)} گیگابایت`,
    file: `${formatNumber(fileMegabytes)} مگابایت`,
  }
}
