import { secretBox } from '#platform/secret-box'

export const { seal: sealText, open: openText } = secretBox('arvand second factor')
