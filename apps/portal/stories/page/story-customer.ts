/** The signed-in customer: the account of the contract's examples, so that a route which it holds is this customer's. */
export const storyCustomer = {
  _id: '6740c1e29f0b7a4100000001',
  username: 'demo',
  role: 'USER',
  jwt: 'a.story.token',
} as const;
