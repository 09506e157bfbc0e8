import { deskFunctionCases } from './desk-function-cases.ts';
import { everybody, members, server, type FunctionCases } from './function-cells.ts';

/** A call of each function of the API; a name behind a colon stands for a row that the test makes. */
export const functionCases: FunctionCases = {
  search_projects: { call: `search_projects(q => 'kasir')`, expected: everybody },
  count_projects: { call: `count_projects(q => 'kasir')`, expected: everybody },
  search_contacts: { call: `search_contacts(q => 'siti')`, expected: everybody },
  count_contacts: { call: `count_contacts(q => 'siti')`, expected: everybody },
  get_reply_days: { call: `get_reply_days(:project)`, expected: everybody },
  get_public_stats: { call: `get_public_stats()`, expected: everybody },
  validate_referral: { call: `validate_referral(:code)`, expected: everybody },
  // A person who holds the secret of the link, in their own name or none.
  end_weekly_mail: { call: `end_weekly_mail(:secret)`, expected: everybody },
  // A person who holds the id of the decision against their account.
  get_ban: { call: `get_ban(:ban)`, expected: everybody },
  appeal_ban: { call: `appeal_ban(:ban, 'Itu bukan saya, akun saya dipakai orang')`, expected: everybody },
  get_guardian_request: { call: `get_guardian_request(:secret)`, expected: everybody },
  confirm_guardian: { call: `confirm_guardian(:secret, 'wali', '2026-11-23')`, expected: everybody },
  revoke_guardian: { call: `revoke_guardian(:secret)`, expected: everybody },
  resend_guardian_mail: { call: `resend_guardian_mail('siapa@kampus.test')`, expected: everybody },
  get_age_status: { call: `get_age_status()`, expected: members },
  // All of them have stated another year already.
  state_age: {
    call: `state_age(1990, '2026-11-23')`,
    expected: ['42501', 'PT409', 'PT409', 'PT409', 'PT409'],
  },
  // None of them is below 18.
  ask_guardian: {
    call: `ask_guardian('ibu@kampus.test')`,
    expected: ['42501', 'PT409', 'PT409', 'PT409', 'PT409'],
  },
  submit_contact_message: {
    call: `submit_contact_message('A', 'b@kampus.test', 'Halo', 'Isi')`,
    expected: everybody,
  },
  reveal_contact: {
    call: `reveal_contact('relasi', :contact)`,
    expected: ['42501', 'ok', 'PT402', 'ok', 'PT402'],
  },
  get_contact_for_edit: {
    call: `get_contact_for_edit(:contact)`,
    expected: ['42501', 'ok', 'empty', 'empty', 'empty'],
  },
  get_project_for_edit: {
    call: `get_project_for_edit(:project)`,
    expected: ['42501', 'ok', 'empty', 'empty', 'empty'],
  },
  extend_project: { call: `extend_project(:project)`, expected: ['42501', 'ok', 'PT404', 'PT404', 'PT404'] },
  close_project: {
    call: `close_project(:project, 'filled')`,
    expected: ['42501', 'ok', 'PT404', 'PT404', 'PT404'],
  },
  withdraw_coins: { call: `withdraw_coins()`, expected: ['42501', 'ok', 'P0001', 'P0001', 'P0001'] },
  get_withdraw_outlook: { call: `get_withdraw_outlook()`, expected: members },
  get_payout_profile: {
    call: `get_payout_profile()`,
    // Only the owner has set one.
    expected: ['42501', 'ok', 'empty', 'empty', 'empty'],
  },
  delete_payout_profile: { call: `delete_payout_profile()`, expected: members },
  get_wallet: { call: `get_wallet()`, expected: members },
  get_referral_stats: { call: `get_referral_stats()`, expected: members },
  get_referral_timeline: {
    call: `get_referral_timeline(30)`,
    expected: ['42501', 'ok', 'empty', 'empty', 'empty'],
  },
  get_user_metadata: { call: `get_user_metadata(:owner)`, expected: ['42501', 'ok', '42501', '42501', 'ok'] },
  // The admin of the tests has a session.
  list_sessions: { call: `list_sessions()`, expected: ['42501', 'ok', 'empty', 'empty', 'ok'] },
  // The owner's page was opened at the desk, the premium member's number went along with an application.
  list_number_views: {
    call: `list_number_views()`,
    expected: ['42501', 'ok', 'empty', 'ok', 'empty'],
  },
  pause_account: { call: `pause_account(true)`, expected: members },
  end_session: { call: `end_session(:session)`, expected: members },
  share_idea: { call: `share_idea(:idea)`, expected: ['42501', 'ok', 'PT404', 'PT404', 'PT404'] },
  unshare_idea: { call: `unshare_idea(:idea)`, expected: members },
  // Premium comes after ownership: the owner here has none.
  save_idea_step: {
    call: `save_idea_step(:idea, 8, '{"name":"Kopi"}', 0)`,
    expected: ['42501', 'PT402', 'PT404', 'PT404', 'PT404'],
  },
  open_interview: { call: `open_interview(:owner, :idea, '{Apa}')`, expected: server },
  answer_interview: { call: `answer_interview(:token, gen_random_uuid(), '{Ya}')`, expected: server },
  close_interview: { call: `close_interview(:idea)`, expected: members },
  publish_sales_page: {
    call: `publish_sales_page(:owner, :idea, 'kopi', 'Kopi', 'Kopi susu botolan untuk teman kuliah', '', '', '[]', null, false, false, '{}')`,
    expected: server,
  },
  unpublish_sales_page: { call: `unpublish_sales_page(:idea)`, expected: members },
  get_sales_page: { call: `get_sales_page('kopi-susu')`, expected: everybody },
  list_sales_pages: { call: `list_sales_pages()`, expected: ['empty', 'empty', 'empty', 'empty', 'empty'] },
  duplicate_idea: { call: `duplicate_idea(:idea)`, expected: ['42501', 'ok', 'PT404', 'PT404', 'PT404'] },
  get_interview: { call: `get_interview(:token)`, expected: everybody },
  get_shared_idea: { call: `get_shared_idea(:token)`, expected: everybody },
  comment_shared_idea: { call: `comment_shared_idea(:token, 'Dosen', 'Bagus sekali')`, expected: everybody },
  // The owner finds no user by a made-up id; others do not own the project.
  invite_person: {
    call: `invite_person(:project, :line)`,
    expected: ['42501', 'PT404', 'PT404', 'PT404', 'PT404'],
  },
  open_thread: {
    call: `open_thread('application', :application)`,
    expected: ['42501', 'ok', 'PT404', 'ok', 'PT404'],
  },
  list_threads: { call: `list_threads()`, expected: ['42501', 'ok', 'empty', 'ok', 'empty'] },
  get_thread: { call: `get_thread(:thread)`, expected: ['42501', 'ok', 'empty', 'ok', 'empty'] },
  get_thread_contact: {
    call: `get_thread_contact(:thread)`,
    // No user has shared anything yet.
    expected: ['42501', 'PT403', 'PT404', 'PT403', 'PT404'],
  },
  // For a stranger it marks nothing.
  mark_thread_read: { call: `mark_thread_read(:thread)`, expected: members },
  share_contact: { call: `share_contact(:thread, true)`, expected: ['42501', 'ok', 'PT404', 'ok', 'PT404'] },
  block_member: { call: `block_member(:thread, true)`, expected: ['42501', 'ok', 'PT404', 'ok', 'PT404'] },
  send_message: { call: `send_message(:owner, :thread, :line, 'Halo')`, expected: server },
  save_listing_matching: {
    call: `save_listing_matching(:project, '{}', '[]')`,
    expected: ['42501', 'ok', '42501', '42501', '42501'],
  },
  get_own_update_ids: { call: `get_own_update_ids(:project)`, expected: members },
  withdraw_applications: { call: `withdraw_applications('{}')`, expected: members },
  free_applications_left: { call: 'free_applications_left()', expected: members },
  get_project_page: { call: `get_project_page(:project)`, expected: everybody },
  // The Premium member is in the team of the owner.
  get_team: { call: `get_team(:team_project)`, expected: ['42501', 'ok', 'empty', 'ok', 'empty'] },
  check_in_trial: {
    call: `check_in_trial(:trial, 'lanjut')`,
    expected: ['42501', 'ok', 'PT404', 'ok', 'PT404'],
  },
  end_membership: { call: `end_membership(:member)`, expected: ['42501', 'ok', 'PT404', 'ok', 'PT404'] },
  show_in_team: {
    call: `show_in_team(:team_project, true)`,
    expected: ['42501', 'ok', 'PT404', 'ok', 'PT404'],
  },
  set_team_role: {
    call: `set_team_role(:member, 'Desainer')`,
    expected: ['42501', 'ok', 'PT404', 'PT404', 'PT404'],
  },
  save_agreement: {
    call: `save_agreement(:team_project, jsonb_build_object(
      'members', jsonb_build_array(
        jsonb_build_object('member_id', :member, 'role', 'Desain', 'hours', 5, 'share', 40),
        jsonb_build_object('member_id', :owner_member, 'role', 'Ketua', 'hours', 9, 'share', 60)
      ),
      'idea', '{"choice": "tim", "note": ""}'::jsonb, 'leaving', '{"choice": "kembali", "notice_days": 14, "note": ""}'::jsonb,
      'dispute', '{"choice": "musyawarah", "note": ""}'::jsonb
    ), 1)`,
    expected: ['42501', 'ok', 'PT404', 'PT404', 'PT404'],
  },
  confirm_agreement: {
    call: `confirm_agreement(:team_project, :hash)`,
    expected: ['42501', 'ok', 'PT404', 'ok', 'PT404'],
  },
  // One row with null for a stranger.
  get_agreement: { call: `get_agreement(:team_project)`, expected: members },
  say_finished: { call: `say_finished(:member)`, expected: ['42501', 'ok', 'PT404', 'ok', 'PT404'] },
  take_back_finished: {
    call: `take_back_finished(:member)`,
    expected: ['42501', 'ok', 'PT404', 'ok', 'PT404'],
  },
  request_campus_code: { call: `request_campus_code('sari@ui.ac.id')`, expected: members },
  confirm_campus_code: { call: `confirm_campus_code('123456')`, expected: members },
  // One row with null: the owner has no page.
  list_public_profiles: {
    call: `list_public_profiles()`,
    expected: ['empty', 'empty', 'empty', 'empty', 'empty'],
  },
  get_public_profile: { call: `get_public_profile('sari')`, expected: everybody },
  get_people_signs: {
    call: `get_people_signs(array[:owner])`,
    expected: ['empty', 'empty', 'empty', 'empty', 'empty'],
  },
  // A decision against the owner; the others are told of none.
  appeal_decision: {
    call: `appeal_decision(:decision, 'Biaya itu modal bersama')`,
    expected: ['42501', 'ok', 'PT404', 'PT404', 'PT404'],
  },
  open_payment_order: { call: `open_payment_order(:other, 'sandbox')`, expected: server },
  apply_payment: { call: `apply_payment(:order, 'refunded', '{}')`, expected: server },
  ...deskFunctionCases,
};
