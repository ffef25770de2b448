/** English. */
export const words = {
  title: 'Rental contract',
  lead: 'Verify your identity and sign the contract online. Once for all machines.',
  failed: {
    title: 'Your form has not loaded',
    unaffected: 'Your form and the machines you rent are not affected.',
  },
  contract: {
    open: 'View contract',
    gone: 'The contract could not be opened. Reload the page and try again.',
    blocked: 'The browser blocked the new tab. Allow it and try again.',
  },
  standing: {
    label: 'Verification status',
    unsubmitted: 'You have not sent the form yet.',
    unsubmittedHint:
      'Have your citizen ID card and a handwritten note ready, it takes about 5 minutes.',
    waiting: 'Your form is waiting for review.',
    verified: 'Your identity is verified.',
    refused: 'Your form was not approved.',
    refusedHint: 'Correct it as described above and send it again.',
    unknown: 'The version you are using does not know this status.',
    unknownHint: 'Reload the page. If nothing changes, contact support.',
    sentAt: 'Sent',
  },
  restored: {
    lead: 'What you entered is still here.',
    hint: 'For your safety, the pictures, the citizen ID number and the signature were not kept: choose, enter and sign them again.',
  },
  pictures: {
    title: 'Pictures of documents',
    frontCard: 'Front of citizen ID card',
    backCard: 'Back of citizen ID card',
    portraitCard: 'Portrait with the card',
    note: 'For the portrait, hold the card together with a handwritten note:',
    unreadable: 'This picture cannot be read. Choose another one.',
    faults: {
      same: 'This picture is the same as another one. Choose the right picture for each.',
      'too-small': 'The picture is too small to read. Take it from closer, or choose the original.',
      blurred: 'The picture is blurred. Hold the camera still, focus and take it again.',
      glare:
        'There is glare in the picture. Turn off the flash, avoid direct light and take it again.',
      'cut-off': 'An edge of the document is cut off. Take a picture with all four corners.',
    },
    doubtful: (fault: string) =>
      `${fault} If you cannot take a clearer one, you can still send this one.`,
  },
  person: {
    title: 'Personal details',
    lead: 'Enter them as they stand on your citizen ID card.',
    fullName: 'Full name',
    id: 'Citizen ID number',
    dob: 'Date of birth',
    issueDate: 'Date of issue',
    issuePlace: 'Place of issue',
    phone: 'Phone number',
    address: 'Address',
    email: 'Email',
    idHints: {
      'not-digits': 'Citizen ID numbers usually have digits only. Please check.',
      length: 'Citizen ID numbers have 12 digits, old ID cards have 9. Please check.',
      province: 'The first three digits are no province code. Please check.',
      'year-of-birth': 'The citizen ID number does not match the year of birth. Please check.',
    },
    phoneHints: {
      'not-digits': 'Phone numbers usually have digits only. Please check.',
      length: 'Mobile numbers have 10 digits. Please check.',
      prefix: 'This prefix is unusual. Please check.',
    },
  },
  signing: {
    title: 'Sign the contract',
    lead: 'Sign in the frame with a mouse or a finger.',
    signature: 'Your signature',
    signatureMissing: 'Please sign',
    agree: 'I agree to rent the equipment under the',
    agreement: 'rental contract',
    terms: 'No refund once rented. Accounts that break the terms are locked for good.',
    confirm: 'I confirm that the information above is correct',
    consent: (product: string) =>
      `I agree that ${product} processes my ID card pictures and my portrait, which are sensitive personal data`,
    consentHint: (product: string) =>
      `Used only to verify your identity and draw up the rental contract. Only reviewers of ${product} see them. A refused form is deleted after 30 days; an approved one is kept with the contract.`,
    consentMissing: 'Please agree that we process the pictures of your documents',
  },
  next: 'Next step: enter the OTP code sent by email.',
  submit: 'Upload and verify',
  preparing: 'Preparing pictures…',
  checking: {
    lead: 'Checking whether the form has arrived.',
    hint: 'Wait a moment, do not send it again.',
    busy: 'Checking…',
  },
  notLoaded: 'Sending is not ready. Check your connection and try again.',
  outcome: {
    waiting: 'We have received your form',
    waitingHint: 'There is nothing more to do. The result shows on this page and comes by email.',
    verified: 'Your form and your contract are in force',
    verifiedHint: 'Once for all machines.',
    rent: 'Rent a machine',
  },
};
