// Generated from openapi/portal.yaml by openapi/generate.ts; do not edit.
export interface paths {
    "/auth/login": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Sign in
         * @description Checks name and password (both trimmed by the client) and answers a bearer token. The role is part of the answer:
         *     only `USER` may enter the portal, a client that gets another role stores nothing and says
         *     'Bạn không có quyền truy cập'. 401: wrong name or password, without saying which. 403: the account is locked, or
         *     its e-mail address has not been verified yet; the message says which and what to do.
         */
        post: operations["login"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/auth/register": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Sign up
         * @description Creates an account of role `USER` with an empty balance and mails a link to a page that verifies the address. Until it is
         *     verified, `login` is refused with 403, and mails another link when the last is ten minutes old. An account that is not
         *     verified within seven days is deleted. 400 also for a user name with other signs than letters of Vietnamese or English,
         *     digits (0 to 9), dot, hyphen and underscore, for a full name with other signs than letters, spaces, dots, hyphens and
         *     apostrophes, and for a full name or a password of blanks. 409: the user name or the e-mail address is taken; the message
         *     says which. User names are the same in upper and lower case. 429 also after five mails to
         *     one mailbox in a day, here and at `login`.
         */
        post: operations["register"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/auth/otp": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Send a one-time code by e-mail
         * @description Mails a code of six digits that `submitIdentity` needs to the account's own address. A new code makes the older ones
         *     worthless, and so do five wrong tries. The code itself is never part of an answer. Refused with 403 while `kyc` is 0 and
         *     with 409 while a submission waits or after one has succeeded. 429: asked again before `resendAt`, or too often in an hour.
         */
        get: operations["requestOtp"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/notification": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The notification to show after login
         * @description Fetched once after a login and by the bell. It is opened automatically only while `status` is 1 (shown). `content` is
         *     HTML of the operator; a client sanitises it before it is shown.
         */
        get: operations["getNotification"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/accounts/me": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The signed-in customer
         * @description The account that the token belongs to, with balance, discounts and the state of its verification.
         */
        get: operations["getMyAccount"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/accounts": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        /**
         * Submit the identity verification and sign the rental contract
         * @description Sends the three pictures, the personal data, the signature and the one-time code of `requestOtp`. Pictures are JPEG or
         *     PNG by their content, at most 10 MiB each, with at least 200 pixels a side and at most 50 million in all; what a camera has
         *     written beside the picture is not kept. Refused with 403 while `kyc` is 0, with 409 while a submission waits or after one
         *     has succeeded, both before the body is read, and with 400 for a picture or signature that cannot be taken, a text of blanks
         *     or with signs that its kind does not have, a date of birth or issue that cannot be true, an age below fifteen years, and a
         *     code that is wrong or has expired. The code is used up only by a submission that is taken.
         *     Afterwards `isVerify` is 0, `timeKyc` is set and `link_contract` holds the signed contract. After a refusal (`isVerify`
         *     2) it may be sent again, with a new code. `field` of a 400 names what to mend.
         */
        patch: operations["submitIdentity"];
        trace?: never;
    };
    "/packages": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * All PC packages
         * @description The price table of the landing page and the choice in the create-PC dialog. Public; not paged.
         */
        get: operations["listPackages"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/packages/categories/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * PC packages of one category
         * @description The packages that belong to the category, in the order of `listPackages`. Not paged.
         */
        get: operations["listPackagesOfCategory"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/categories": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Categories of PC packages
         * @description All categories by name. Not paged.
         */
        get: operations["listCategories"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/banks": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Banks that can receive an amount
         * @description The banks to choose from in the recharge dialog. A client asks only once the amount is at least 50.000 VND; a smaller
         *     one is refused with 400.
         */
        get: operations["listBanks"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/recharges": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Recharge history
         * @description The customer's recharges, newest first. A row holds everything that the QR dialog needs, so that a pending recharge can
         *     be opened again after a reload or on another device.
         */
        get: operations["listRecharges"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/recharges/request": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Ask for a QR code to top up
         * @description Creates a pending recharge with a transfer content of its own. It times out 15 minutes after `createdAt`
         *     (`expiresAt`); a transfer that arrives later is credited all the same and turns the recharge successful. The balance
         *     changes only when the bank reports the transfer; a `recharge_result` event says so. A transfer of another amount is
         *     not credited but looked at by hand; a `recharge_result` with `FAILED` and the log say so, and the recharge can still be
         *     paid. At least 50.000 VND. 409: ten recharges of the account wait for their money already. 429: too many were asked
         *     for in the last hour.
         */
        post: operations["requestRecharge"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/recharges/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        /**
         * Cancel a pending recharge
         * @description Turns a pending recharge into a cancelled one. Cancelling a cancelled one again answers the same. 409: it has been paid
         *     or has timed out in the meantime.
         */
        patch: operations["cancelRecharge"];
        trace?: never;
    };
    "/logs": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Logs of the customer's machines
         * @description The customer's own log lines, newest first. New passwords of `reconnectImage` appear here. Old lines may have been
         *     deleted.
         */
        get: operations["listLogs"];
        put?: never;
        /**
         * Write a log line
         * @description The client records what the server cannot see, for example 'Tunnel - Tải file exe KHÔNG thành công' after a download
         *     that failed. The line belongs to the signed-in customer. A message of blanks is refused with 400. 429: too many were
         *     written in the last hour.
         */
        post: operations["createLog"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/images": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The customer's PCs
         * @description PCs of the customer, newest first, rented or not. Everything that a card shows is in its row; no call a row is needed.
         */
        get: operations["listImages"];
        put?: never;
        /**
         * Create a PC
         * @description Reserves a name and a package; nothing is rented and nothing is charged yet. 400 also for a name of blanks. 409: the
         *     account already holds as many PCs as `imageAllowed` permits.
         */
        post: operations["createImage"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/images/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /**
         * Delete a PC
         * @description Refused with 409 while the PC is rented or waiting for creation. Its past orders stay in the order list.
         */
        delete: operations["deleteImage"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/images/wol/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Power a PC on
         * @description Sends the wake-on-LAN packet to an installed PC. 409: the PC is not installed.
         */
        get: operations["wakeImage"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/images/reconnect/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Give a PC a new password
         * @description Rebuilds the remote connection of an installed PC with a new RDP password. The password is in the log and in
         *     `passRdp` of the PC. `statusCode` 200 means success, anything else failure:
         *     'Lỗi tạo kết nối lại, vui lòng thử lại sau 2 phút, không được thì liên hệ admin'. 409: the PC is not installed.
         */
        get: operations["reconnectImage"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/tool/reset": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Restart a PC
         * @description Resets an installed PC; the customer sees the answered message. 409: the PC is not installed.
         */
        post: operations["resetImage"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/orders": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * PC orders
         * @description The customer's PC orders, newest first, narrowed by all filters that are given. Text filters match a part. An order whose PC
         *     was not handed over has no start yet: it is found by the day on which it was made.
         */
        get: operations["listOrders"];
        put?: never;
        /**
         * Rent a PC
         * @description Charges period × unit price less `discount_pc` percent, rounded down to whole VND, and starts the creation of the
         *     machine; `boot_result` and `create_vm_result` say how it ended. A creation that fails is paid back. 400 also for a
         *     period of more than five years. 409: the PC is already rented or booting ('Image đang được boot'), no machine of the
         *     package is free, or the balance is too small (`missing_amount` says by how much).
         */
        post: operations["createOrder"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/orders/extend": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        /**
         * Extend the rental of a PC
         * @description Charges as `createOrder` does and moves the end by the period, counted from the present end. 400 also for a rental of more
         *     than five years in all. 409: the PC is not installed, its rental has ended, or the balance is too small (`missing_amount` says by how much).
         */
        patch: operations["extendOrder"];
        trace?: never;
    };
    "/orders/image/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The order that a PC is rented by
         * @description The renting order of the PC: host (`remote_ext_ip`), user (`user_remote`) and password (`passRdp`) for the connect
         *     sheet, and the end of the paid time. 404: the PC has no renting order.
         */
        get: operations["getOrderOfImage"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/orders/file/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Remote Desktop file of a PC
         * @description An `.rdp` file that opens the PC with its public address and user. The file name is that of the Content-Disposition
         *     header (RFC 6266, `filename*` for Vietnamese names). The file never contains the password. 409: the PC is not
         *     installed.
         */
        get: operations["downloadRdpFile"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/order-history/{orderId}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Rental and extensions of one PC order
         * @description The first rental and every extension of the order, newest first.
         */
        get: operations["listOrderHistory"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/user-guide": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * User guides
         * @description Titles and links, newest first.
         */
        get: operations["listUserGuides"];
        put?: never;
        /**
         * Publish a user guide
         * @description For role `ADMIN` alone; a customer gets 403. A title of blanks is refused with 400.
         */
        post: operations["createUserGuide"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/user-guide/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /**
         * Withdraw a user guide
         * @description For role `ADMIN` alone; a customer gets 403.
         */
        delete: operations["deleteUserGuide"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/computer-configs": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * VPS configurations
         * @description The VPS catalogue with monthly prices before the customer's discount. Not paged. Here also without a token, for the landing
         *     page; of another backend the portal asks it only with one, unless its configuration says otherwise.
         */
        get: operations["listComputerConfigs"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/orders-vps": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * VPS orders
         * @description The customer's VPS orders, newest first, narrowed by all filters that are given.
         */
        get: operations["listVpsOrders"];
        put?: never;
        /**
         * Rent a VPS
         * @description Charges months × monthly price less `discount_vps` percent, rounded down to whole VND, and has the server made;
         *     `create_vm_result` says how it ended. The paid time starts when the server is handed over: until then start and end are
         *     an estimate and user, password and addresses null. The end is the start plus the number of calendar months
         *     (Vietnamese calendar), clamped to the month's last day. A server that cannot be made ends the order and is paid back.
         *     409: the balance is too small (`missing_amount` says by how much), or no server is free.
         */
        post: operations["createVpsOrder"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/orders-vps/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Remote Desktop file of a VPS
         * @description An `.rdp` file named by Content-Disposition. Only for Windows servers on rental; 409 for Ubuntu (its SSH address is in
         *     the order), for ended orders, and while the server is being made.
         */
        get: operations["downloadVpsRdpFile"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        /**
         * Extend a VPS
         * @description Charges as `createVpsOrder` does, at the order's own monthly price and the account's present discount. The end is
         *     the order's start plus all its months, so that 31 January and twice a month is 31 March. 400 also for more than 120 months
         *     in all. 409: the order has ended, or the balance is too small (`missing_amount` says by how much).
         */
        patch: operations["extendVpsOrder"];
        trace?: never;
    };
    "/orders-vps/orders_file": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * VPS orders as a file
         * @description The caller's orders that the filters select, all pages, newest first, as CSV (RFC 4180) in UTF-8 with a byte order
         *     mark and semicolons, as a Vietnamese Excel reads it with a double click. Money is plain whole VND, times are
         *     DD/MM/YYYY HH:mm:ss in Vietnamese time, and no password is in it. 400 also for more than 10.000 orders.
         */
        get: operations["exportVpsOrders"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/clouds": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Cloud packages by group
         * @description The cloud catalogue with prices before the customer's discount, grouped by `group`. Not paged. Here also without a token, as
         *     `listComputerConfigs`.
         */
        get: operations["listCloudPackages"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/image-cloud": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The customer's cloud machines
         * @description Newest first. Without `tab` the machines of the rental list, deleted ones left out; with `cloud_order` every order,
         *     deleted and ended ones included. A machine that could not be made is paid back and counts as deleted. The time of a machine
         *     starts when it is rented (`createdAt`).
         */
        get: operations["listCloudImages"];
        put?: never;
        /**
         * Rent a cloud machine
         * @description Charges the package's price less `discount_cloud` percent, rounded down to whole VND, and starts the creation;
         *     `create_vm_result` says how it ended. A creation that fails is paid back. 409: the package is full ('Server Full'), or
         *     the balance is too small (`missing_amount` says by how much).
         */
        post: operations["createCloudImage"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/image-cloud/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /**
         * Delete a cloud machine
         * @description Ends the rental without refund and removes the machine from the list. 409: it is being created, running or busy with an operation, or deleted already.
         */
        delete: operations["deleteCloudImage"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/image-cloud/connect-pc/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Remote Desktop file of a cloud machine
         * @description An `.rdp` file named by Content-Disposition. 409: the machine is not running.
         */
        get: operations["downloadCloudRdpFile"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/image-cloud/start/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Start a cloud machine
         * @description Starts a machine that is neither running nor being created and has not expired. The result is in `statusCode`:
         *     200 the start has begun, 400 no machine is left (a client shows `message` in a confirm dialog), 500 the remote-desktop file
         *     could not be made. `vm_result` with action `start` says when it runs; the session and its minutes begin then.
         *     409: it is running, being created, busy with another operation, or has expired.
         */
        get: operations["startCloudImage"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/image-cloud/restart-vm/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Restart a cloud machine
         * @description Only while it runs, else 409; also 409 while another operation goes on. `vm_result` with action `restart` says when it is
         *     back. The session goes on meanwhile.
         */
        get: operations["restartCloudImage"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/image-cloud/delete-vm/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Delete the virtual machine behind a cloud machine
         * @description Throws the virtual machine away while the rental stays; a session ends with it. The next start makes a new one, and a backup
         *     is kept. `status` false means 'Delete máy thất bại': there is no virtual machine. `vm_result` with action `delete` says how
         *     a deletion that has begun ended. 409: it is being created, or another operation goes on.
         */
        get: operations["deleteCloudVm"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/image-cloud/backup-vm/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Back a cloud machine up
         * @description Only while it is neither running nor being created, else 409; also 409 while another operation goes on or when its virtual
         *     machine was deleted. `backup_response_data` holds the backup afterwards; `vm_result` with action `backup` says when it is done.
         */
        get: operations["backupCloudImage"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/image-cloud/restore-vm/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Restore a cloud machine from its backup
         * @description Only while it is neither running nor being created, and only with a backup, else 409; also 409 while another operation goes
         *     on. `vm_result` with action `restore` says when it is done. A virtual machine that was deleted is there again afterwards.
         */
        get: operations["restoreCloudImage"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/image-cloud/shutdown-vm/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Shut a cloud machine down
         * @description Only while it runs, else 409; also 409 while another operation goes on. `vm_result` with action `shutdown` says when it is off;
         *     the session counts then, from its start to this call. The time of all finished sessions together, in whole minutes, is
         *     `total_minute_used`.
         */
        get: operations["shutdownCloudImage"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/image-cloud/extend-vm/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Extend a cloud machine
         * @description Charges the package's price plus the added hardware's when that request was accepted, less `discount_cloud` percent, rounded
         *     down to whole VND. Grants `days_of_use` days and `hours_of_use` hours; whole days that have passed since its days were over
         *     are added, so that nobody pays for days that are gone, and it can be started again at once. 409: it is being created or
         *     deleted, the balance is too small (`missing_amount` says by how much), or more than five years would be paid for in advance.
         */
        get: operations["extendCloudImage"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/image-cloud/add-hardwares/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Ask for additional hardware
         * @description Replaces the requested hardware and sets `accepted_add_hardwares` to 2 (pending); an empty list withdraws a pending request
         *     (back to 1). Nothing is charged before the next extension, which takes the prices of the moment of the request.
         *     404: one of them is no hardware of its package. 409: the request has been accepted already, in which case it can
         *     neither be withdrawn nor increased, there is no pending request to withdraw, the package has no hardware ('chưa có phần
         *     cứng'), or the machine is being created or deleted.
         */
        post: operations["addCloudHardware"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/image-cloud-history/{imageId}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Sessions of a cloud machine
         * @description When the machine was started and shut down, newest first.
         */
        get: operations["listCloudImageHistory"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/sshs/cli-add-mangle": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Send a PC through an internet route
         * @description Routes the PC through `wan`, one of `ssh.router`, and releases the route of that kind that it had before. 404: no PC,
         *     SSH entry or route of this customer. 409: the PC is not installed, its internal address is another one by now, or
         *     another change of its route is on its way. 503: the router did not do it; everything is as it was.
         */
        post: operations["chooseWan"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/sshs/cli-delete-mangle": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Take a PC off its internet route
         * @description Puts the PC back on the default route. `wan` is the route as it is stored, in the form 'WAN00 …'; a rotating one is
         *     given up and free for everybody. 409: the PC does not use that route, which another PC of the account may, or another
         *     change of its routes is on its way. 503: the router did not do it; everything is as it was.
         */
        post: operations["releaseWan"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/sshs/start-ip-xoay": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Hold a rotating internet route
         * @description Gives the PC's account the rotating route `wan`, one of `ssh.router_xoay`. Asked again for the same PC it answers the
         *     same. 409: another account or another PC of this one holds it, the PC is not installed, or another change of its
         *     routes is on its way. 503: the router did not do it; the route is free.
         */
        post: operations["startIpRotation"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/sshs/change-ip-xoay": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Change the public address of a rotating route
         * @description Asks for a new public address on a route that this account holds; the new one is in `wan_selected` and stays a minute at
         *     least. 409: the account does not hold the route, or another change of the PC's routes is on its way. 429: asked again
         *     too soon; `Retry-After` says when. 503: the router did not do it; the address is the former one.
         */
        post: operations["changeIpRotation"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/sshs/choose-tunnel": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Tunnel client for a PC
         * @description Registers a tunnel peer that reaches the PC at `allowIp` alone. `os` win and mac answer an installer named by
         *     Content-Disposition; mobile answers the configuration as JSON, to be shown as a QR code or saved as a `.conf` file. A peer
         *     may take 1 to 5 minutes to be ready. The private key is given in this answer alone. The newest 20 peers of a machine
         *     are kept. 409: the machine is not ready, has no tunnel API, `api_tunnel` or `allowIp` are not its own (any more), or
         *     this server has no installer for `os`. 503: the tunnel API did not do it.
         */
        get: operations["chooseTunnelForPc"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/sshs/choose-tunnel-for-cloud": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Tunnel client for a cloud machine
         * @description Registers a tunnel peer that reaches the cloud machine at `allowIp` alone. `os` win and mac answer an installer named by
         *     Content-Disposition; mobile answers the configuration as JSON, to be shown as a QR code or saved as a `.conf` file. A peer
         *     may take 1 to 5 minutes to be ready. The private key is given in this answer alone. The newest 20 peers of a machine
         *     are kept. 409: the machine is not ready, has no tunnel API, `api_tunnel` or `allowIp` are not its own (any more), or
         *     this server has no installer for `os`. 503: the tunnel API did not do it.
         */
        get: operations["chooseTunnelForCloud"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/sshs/choose-tunnel-for-vps": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Tunnel client for a VPS
         * @description Registers a tunnel peer that reaches a VPS at `allowIp` alone. `os` win and mac answer an installer named by
         *     Content-Disposition; mobile answers the configuration as JSON, to be shown as a QR code or saved as a `.conf` file. A peer
         *     may take 1 to 5 minutes to be ready. The private key is given in this answer alone. The newest 20 peers of a machine
         *     are kept. 409: the machine is not ready, has no tunnel API, `api_tunnel` or `allowIp` are not its own (any more), or
         *     this server has no installer for `os`. 503: the tunnel API did not do it.
         */
        get: operations["chooseTunnelForVps"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/play-{product}/get-token-pc/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Token of the Play client for a PC
         * @description Exchanges the machine's remote user and RDP password for the token that the Play client asks for. It is good for 15
         *     minutes, at the longest until the rental ends or the password changes. 403: name or password are not the machine's.
         *     404: no such machine, or another product. 409: the machine is not ready. 429: too many tries.
         */
        post: operations["getPlayTokenForPc"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/play-{product}/get-token-cloud/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Token of the Play client for a cloud machine
         * @description Exchanges the machine's remote user and RDP password for the token that the Play client asks for. It is good for 15
         *     minutes, at the longest until the rental ends or the password changes. 403: name or password are not the machine's.
         *     404: no such machine, or another product. 409: the machine is not ready. 429: too many tries.
         */
        post: operations["getPlayTokenForCloud"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/play-{product}/pc/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Link of the Play client for a PC
         * @description The address of the Play client for the customer's computer; a client opens it in a new tab. It holds no token. 404: no
         *     such machine, or another product. 409: the machine is not ready.
         */
        get: operations["getPlayLinkForPc"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/play-{product}/cloud/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Link of the Play client for a cloud machine
         * @description The address of the Play client for the customer's computer; a client opens it in a new tab. It holds no token. 404: no
         *     such machine, or another product. 409: the machine is not ready.
         */
        get: operations["getPlayLinkForCloud"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
}
export type webhooks = Record<string, never>;
export interface components {
    schemas: {
        /**
         * @description Id of a resource, 24 hexadecimal digits.
         * @example 6740c1e29f0b7a4100000001
         */
        Id: string;
        /**
         * @description Amount in whole VND.
         * @example 45000
         */
        Money: number;
        /**
         * @description Percentage.
         * @example 5
         */
        Percent: number;
        /**
         * Format: date-time
         * @description Moment in UTC, ISO 8601.
         * @example 2026-11-20T08:40:00.000Z
         */
        Timestamp: string;
        /**
         * Format: binary
         * @description Bytes of a file.
         */
        File: Blob;
        /**
         * @description Amount of a recharge in whole VND, at least 50.000.
         * @example 100000
         */
        RechargeMoney: number;
        /**
         * @description Number of units, at least 1.
         * @example 2
         */
        RentalPeriod: number;
        /**
         * @description Number of calendar months, at least 1.
         * @example 3
         */
        VpsMonths: number;
        /**
         * @description 0: no (Không). 1: yes (Có).
         * @example 1
         * @enum {integer}
         */
        YesNo: 0 | 1;
        /**
         * @description 0: hidden (Ẩn). 1: shown (Hiện).
         * @example 1
         * @enum {integer}
         */
        Visibility: 0 | 1;
        /**
         * @description 0: pending (Chờ xử lý). 1: successful (Thành công). 2: cancelled (Đã hủy). 3: timed out (Hết thời gian).
         * @example 0
         * @enum {integer}
         */
        RechargeStatus: 0 | 1 | 2 | 3;
        /**
         * @description 0: waiting (Đang chờ). 1: success (Thành công). 2: failed (Thất bại).
         * @example 0
         * @enum {integer}
         */
        ProcessStatus: 0 | 1 | 2;
        /**
         * @description 0: finished (Kết Thúc). 1: renting (Đang Thuê).
         * @example 1
         * @enum {integer}
         */
        RentalStatus: 0 | 1;
        /**
         * @description 1: not yet requested. 2: pending. 3: success. 4: failed. A selection can be sent in 1, 2 and 4 only.
         * @example 1
         * @enum {integer}
         */
        HardwareRequestStatus: 1 | 2 | 3 | 4;
        /**
         * @description hour: giờ. day: ngày, 24 hours. month: tháng, 30 days (720 hours).
         * @example hour
         * @enum {string}
         */
        RentalUnit: "hour" | "day" | "month";
        /**
         * @description Operating system of a VPS. window server: Windows Server. ubuntu: Ubuntu.
         * @example ubuntu
         * @enum {string}
         */
        OperatingSystem: "window server" | "ubuntu";
        /**
         * @description on_rental: renting (Đang Thuê). end: finished (Kết Thúc).
         * @example on_rental
         * @enum {string}
         */
        VpsOrderStatus: "on_rental" | "end";
        /**
         * @description already: all, left out by a client. on_rental: renting. end: finished.
         * @example on_rental
         * @enum {string}
         */
        VpsStatusFilter: "already" | "on_rental" | "end";
        /**
         * @description Empty: the rental list. cloud_order: the order table.
         * @example cloud_order
         * @enum {string}
         */
        CloudListTab: "" | "cloud_order";
        /**
         * @description USER: customer. ADMIN: operator, refused by the portal.
         * @example USER
         * @enum {string}
         */
        Role: "USER" | "ADMIN";
        /**
         * @description win: Windows. mac: macOS. mobile: the configuration, for a QR code or a .conf file.
         * @example win
         * @enum {string}
         */
        TunnelPlatform: "win" | "mac" | "mobile";
        /**
         * @description win: Windows. mac_chip_apple_silicon: macOS on Apple silicon. mac_chip_intel: macOS on Intel.
         * @example win
         * @enum {string}
         */
        PlayPlatform: "win" | "mac_chip_apple_silicon" | "mac_chip_intel";
        /**
         * @description Result of an action. 200: success. 400: failed.
         * @example 200
         * @enum {integer}
         */
        ActionCode: 200 | 400;
        /**
         * @description What a cloud machine is asked to do; the same words as `action` of `vm_result`, which says how it ended.
         * @example start
         * @enum {string}
         */
        CloudOperation: "start" | "restart" | "shutdown" | "backup" | "restore" | "delete";
        /**
         * @description Result of a machine start. 200: success. 400: no image left. 500: cannot create the remote-desktop file.
         * @example 200
         * @enum {integer}
         */
        MachineStartCode: 200 | 400 | 500;
        /** @description Why a call was refused. */
        Error: {
            /**
             * @description The HTTP status.
             * @example 409
             */
            statusCode: number;
            /**
             * @description Vietnamese; written for the customer.
             * @example Có lỗi xảy ra
             */
            message: string;
            /**
             * @description Id of the request in the server's logs.
             * @example req-5k2p9x
             */
            requestId?: string | undefined;
            /**
             * @description VND that the balance lacks; only where the balance is the reason.
             * @example 112000
             */
            missing_amount?: number | undefined;
            /**
             * @description VND that the call would charge now, with 409; only where that is another sum than `Confirmed-Total`.
             * @example 499000
             */
            total?: number | undefined;
            /**
             * @description Name of the field of the form that is the reason; only with 400, and where one field is.
             * @example otp
             */
            field?: string | undefined;
            /**
             * @description How often another code may be tried, after a wrong one-time code; 0 when this one is worthless by now. Missing with
             *     `field` `otp` when the code is no longer good: expired, used, or followed by a newer one.
             * @example 4
             */
            tries_left?: number | undefined;
            /**
             * @description From when on another login mails another link that verifies the e-mail address; only with the 403 of a login whose
             *     address is not verified yet.
             */
            resendAt?: components["schemas"]["Timestamp"] | undefined;
        };
        /** @description Result of an action with words for the customer. */
        ActionResult: {
            statusCode?: components["schemas"]["ActionCode"] | undefined;
            /**
             * @description Vietnamese; written for the customer.
             * @example Xóa thành công
             */
            message?: string | undefined;
            /**
             * @description Whether it succeeded; same as `statusCode` 200.
             * @example true
             */
            status?: boolean | undefined;
        };
        /** @description Result of starting a cloud machine. */
        MachineStartResult: {
            statusCode?: components["schemas"]["MachineStartCode"] | undefined;
            /**
             * @description Vietnamese; written for the customer.
             * @example Máy đang khởi động
             */
            message?: string | undefined;
        };
        /** @description Result of deleting the virtual machine. */
        VmDeletionResult: {
            statusCode?: components["schemas"]["ActionCode"] | undefined;
            /**
             * @description Vietnamese; written for the customer.
             * @example Delete máy thành công
             */
            message?: string | undefined;
            /**
             * @description False: Delete máy thất bại.
             * @example true
             */
            status: boolean;
        };
        /**
         * @description Number of pages.
         * @example 3
         */
        TotalPages: number;
        /** @description Both values trimmed. */
        LoginCredentials: {
            /** @example demo */
            username: string;
            /**
             * Format: password
             * @example tram-demo-2026
             */
            password: string;
        };
        /** @description A session. Only role USER may enter the portal. */
        AuthSession: {
            _id: components["schemas"]["Id"];
            /** @example demo */
            username: string;
            role: components["schemas"]["Role"];
            /**
             * @description Bearer token.
             * @example eyJhbGciOiJIUzI1NiJ9.eyJzdWIiOiI2NzQwIn0.c2ln
             */
            jwt: string;
        };
        /** @description A new account. */
        SignUp: {
            /** @example quocbuu */
            username: string;
            /** @example Đỗ Quốc Bửu */
            fullName: string;
            /**
             * Format: password
             * @example mat-khau-cua-toi
             */
            password: string;
            /**
             * Format: email
             * @example buu@example.com
             */
            email: string;
            /**
             * @description 10 to 12 digits.
             * @example 0901234567
             */
            phone: string;
        };
        /** @description A one-time code that was mailed; never the code itself. */
        OtpTicket: {
            statusCode: components["schemas"]["ActionCode"];
            /** @example Đã gửi mã OTP đến email của bạn */
            message: string;
            /** @description When the code stops working. */
            expiresAt: components["schemas"]["Timestamp"];
            /** @description From when a new code may be asked for. */
            resendAt: components["schemas"]["Timestamp"];
        };
        /** @description The operator's notification to customers. */
        Notification: {
            status: components["schemas"]["Visibility"];
            /** @example Bảo trì đêm 25/11 */
            title: string;
            /**
             * @description HTML; sanitised by the client.
             * @example <p>Máy G4090 tạm dừng từ 1h00 đến 3h00.</p>
             */
            content: string;
        };
        /** @description The signed-in customer. */
        Account: {
            _id: components["schemas"]["Id"];
            /** @example demo */
            username: string;
            /** @example Đỗ Quốc Bửu */
            fullName: string;
            /**
             * Format: email
             * @example demo@tram.example
             */
            email: string;
            /**
             * @description False once the account is locked.
             * @example true
             */
            isActive: boolean;
            /** @example 0901234567 */
            phone: string;
            /** @description Balance in VND, never below 0. Default 0. */
            balance: components["schemas"]["Money"];
            /**
             * @description Most PCs that the account may hold; 0 means no limit.
             * @default 0
             * @example 0
             */
            imageAllowed: number;
            /** @description Whether this account is asked for identity verification: 0 no, 1 yes. */
            kyc: components["schemas"]["Visibility"];
            /** @description Status of the verification; not submitted yet while `timeKyc` is null. */
            isVerify: components["schemas"]["ProcessStatus"];
            /**
             * @description Address of the ID card's front, good for ten minutes after this answer; null until submitted.
             * @example null
             */
            front_card: string | null;
            /**
             * @description Address of the ID card's back, good for ten minutes after this answer; null until submitted.
             * @example null
             */
            back_card: string | null;
            /**
             * @description Address of the portrait, good for ten minutes after this answer; null until submitted.
             * @example null
             */
            portrait: string | null;
            /**
             * @description Address of the rental contract (PDF), good for ten minutes after this answer; null until signed.
             * @example null
             */
            link_contract: string | null;
            /**
             * @description Always null; codes travel by e-mail alone.
             * @example null
             */
            otp: null;
            /**
             * Format: date-time
             * @description When the identity was submitted; null before.
             * @example null
             */
            timeKyc: string | null;
            role: components["schemas"]["Role"];
            /**
             * @description Why the verification failed; shown at `isVerify` 2.
             * @example null
             */
            reasonFailKyc: string | null;
            /** @description Discount on PCs in percent. */
            discount_pc: components["schemas"]["Percent"];
            /** @description Discount on VPS in percent. */
            discount_vps: components["schemas"]["Percent"];
            /** @description Discount on cloud machines in percent. */
            discount_cloud: components["schemas"]["Percent"];
            createdAt: components["schemas"]["Timestamp"];
            updatedAt: components["schemas"]["Timestamp"];
        };
        /**
         * @description Identity verification and signed contract. The confirmation box of the form (`isConfirmed`) is a condition of sending, no
         *     field of it.
         */
        IdentitySubmission: {
            /**
             * Format: binary
             * @description Front of the ID card (frontCard), JPEG or PNG.
             */
            front_card: Blob;
            /**
             * Format: binary
             * @description Back of the ID card (backCard), JPEG or PNG.
             */
            back_card: Blob;
            /**
             * Format: binary
             * @description Portrait with the card and a note of product name and date (portraitCard), JPEG or PNG.
             */
            portrait: Blob;
            /**
             * @description The signature as a PNG data URL, as a canvas gives it; at least one stroke.
             * @example data:image/png;base64,iVBORw0KGgo=
             */
            signature_image: string;
            /** @example Đỗ Quốc Bửu */
            fullName: string;
            /**
             * Format: date
             * @description Date of birth.
             * @example 1994-05-17
             */
            dob: string;
            /**
             * @description Number of the citizen ID card; letters and digits, in groups or not.
             * @example 079094001234
             */
            id: string;
            /**
             * Format: date
             * @description Date of issue.
             * @example 2021-08-02
             */
            issueDate: string;
            /**
             * @description Place of issue.
             * @example Cục Cảnh sát QLHC về TTXH
             */
            issuePlace: string;
            /** @example 12 Nguyễn Hữu Thọ, Quận 7, TP. Hồ Chí Minh */
            address: string;
            /**
             * Format: email
             * @example buu@example.com
             */
            email: string;
            /**
             * @description 10 to 12 digits as people write them: in groups, with +84 or 84 instead of the 0 in front.
             * @example 0901234567
             */
            phone: string;
            /**
             * @description The mailed code, six digits.
             * @example 482913
             */
            otp: string;
        };
        /** @description A PC package with its three prices. */
        Package: {
            _id: components["schemas"]["Id"];
            /**
             * @description Also the group that logs are searched by.
             * @example G4090
             */
            name: string;
            /** @description Whether a machine is free now. */
            is_available: components["schemas"]["YesNo"];
            /** @example Ryzen 9 7950X, 16 nhân */
            cpu: string;
            /** @example RTX 4090 24GB */
            gpu: string;
            /** @example 128GB */
            ram: string;
            /** @example 2TB NVMe */
            ssd: string;
            /** @example Windows 11 Pro */
            os: string;
            /**
             * @description What the package says about phone boxes; null when nothing.
             * @example null
             */
            box_phone: string | null;
            /**
             * @description What the package says about support; null when nothing.
             * @example Hỗ trợ 24/7
             */
            support: string | null;
            price_per_hour: components["schemas"]["Money"];
            price_per_day: components["schemas"]["Money"];
            price_per_month: components["schemas"]["Money"];
            /** @description When the package's rented machines become free, soonest first; the next twenty, where there are more. */
            orders_end_time: components["schemas"]["Timestamp"][];
            updatedAt?: components["schemas"]["Timestamp"] | undefined;
        };
        /** @description A category of PC packages. */
        Category: {
            _id: components["schemas"]["Id"];
            /** @example Render */
            name: string;
        };
        /** @description A bank that receives recharges. */
        Bank: {
            _id: components["schemas"]["Id"];
            /** @example Vietcombank */
            bank_name: string;
        };
        /** @description An amount and the receiving bank. */
        RechargeRequest: {
            money: components["schemas"]["RechargeMoney"];
            bank_id: components["schemas"]["Id"];
        };
        /**
         * @description A recharge with everything that the QR dialog needs. Account number and holder are read from `link_payment`: the second
         *     part of its file name split on hyphens, and the query value `accountName`.
         */
        Recharge: {
            _id: components["schemas"]["Id"];
            /** @description Amount in VND. */
            money: components["schemas"]["Money"];
            /**
             * @description Transfer content that identifies the payment: unique, letters and digits only.
             * @example TRAM8K2Q7D
             */
            content: string;
            /**
             * @description Name of the receiving bank.
             * @example Vietcombank
             */
            bank: string;
            bank_id: components["schemas"]["Id"];
            /**
             * @description QR picture in the VietQR quick-link form `…/{bank BIN}-{account number}-{template}.png?amount=…&addInfo=…&accountName=…`.
             * @example /qr/970436-1023456789-compact.png?amount=500000&addInfo=TRAM8K2Q7D&accountName=CONG%20TY%20TNHH%20TRAM
             */
            link_payment: string;
            /**
             * @description The text inside the QR code (EMVCo, NAPAS 247), so that a client can draw it when the picture cannot be loaded.
             * @example 00020101021238540010A00000072701240006970436011010234567890208QRIBFTTA530370454065000005802VN62140810TRAM8K2Q7D6304CF54
             */
            qr_payload?: string | undefined;
            createdAt: components["schemas"]["Timestamp"];
            /** @description 15 minutes after `createdAt`. */
            expiresAt?: components["schemas"]["Timestamp"] | undefined;
            updatedAt?: components["schemas"]["Timestamp"] | undefined;
            is_succeeded: components["schemas"]["RechargeStatus"];
        };
        /** @description A recharge that was just asked for. What can be shown at once can be shown again after a reload. */
        RechargeTicket: {
            _id: components["schemas"]["Id"];
            /** @description Amount in VND. */
            money?: components["schemas"]["Money"] | undefined;
            /**
             * @description Transfer content that identifies the payment.
             * @example TRAM8K2Q7D
             */
            content?: string | undefined;
            /**
             * @description Name of the receiving bank.
             * @example Vietcombank
             */
            bank?: string | undefined;
            bank_id?: components["schemas"]["Id"] | undefined;
            /**
             * @description QR picture in the VietQR quick-link form, as in `Recharge`.
             * @example /qr/970436-1023456789-compact.png?amount=500000&addInfo=TRAM8K2Q7D&accountName=CONG%20TY%20TNHH%20TRAM
             */
            link_payment: string;
            /**
             * @description The text inside the QR code, as in `Recharge`.
             * @example 00020101021238540010A00000072701240006970436011010234567890208QRIBFTTA530370454065000005802VN62140810TRAM8K2Q7D6304CF54
             */
            qr_payload?: string | undefined;
            createdAt?: components["schemas"]["Timestamp"] | undefined;
            /** @description 15 minutes after `createdAt`. */
            expiresAt?: components["schemas"]["Timestamp"] | undefined;
            updatedAt?: components["schemas"]["Timestamp"] | undefined;
            is_succeeded?: components["schemas"]["RechargeStatus"] | undefined;
        };
        /** @description A page of recharges. */
        RechargePage: {
            data: components["schemas"]["Recharge"][];
            total_page: components["schemas"]["TotalPages"];
        };
        /** @description A log line. It never changes. */
        Log: {
            _id: components["schemas"]["Id"];
            /** @example G4090: mật khẩu mới của Render Tết 2027 là tR8m-kQ27x0Z */
            message: string;
            createdAt: components["schemas"]["Timestamp"];
        };
        /** @description A line to record. */
        LogCreation: {
            /** @example Tunnel - Tải file exe KHÔNG thành công */
            message: string;
        };
        /** @description A page of logs. */
        LogPage: {
            data: components["schemas"]["Log"][];
            total_page: components["schemas"]["TotalPages"];
        };
        /** @description An internet route that somebody holds. */
        WanSelection: {
            /**
             * @description The route as it is stored, in the form 'WAN00 …'.
             * @example WAN03 FPT
             */
            name: string;
            /**
             * @description Present public address; null while it changes, and for a route of another account.
             * @example 113.161.22.8
             */
            ip: string | null;
            /** @description Account that holds the route. */
            account_id: components["schemas"]["Id"];
        };
        /** @description The SSH entry of a PC with its tunnel API and internet routes. */
        SshRoute: {
            _id: components["schemas"]["Id"];
            /**
             * @description Tunnel API; null: 'SSH Này chưa có API Tunnel, Hãy liên hệ Admin!'.
             * @example https://tunnel.tram.example/g4090-07
             */
            api_tunnel: string | null;
            /** @description Internet routes to choose from. */
            router: string[];
            /** @description Rotating internet routes. */
            router_xoay: string[];
            /** @description Routes that are held, by this account or another one. */
            wan_selected: components["schemas"]["WanSelection"][];
            updatedAt?: components["schemas"]["Timestamp"] | undefined;
        };
        /** @description A physical PC of the customer ("image"). `is_booting`/`is_installed`: 0/0 not rented, 1/0 waiting for creation, 0/1 ready. */
        Image: {
            _id: components["schemas"]["Id"];
            /** @example Render Tết 2027 */
            name: string;
            /**
             * @description Host name; null until installed.
             * @example TRAM-G4090-07
             */
            computer_name: string | null;
            /**
             * @description RDP password; null until installed.
             * @example tR8m-kQ27x0Z
             */
            passRdp: string | null;
            /**
             * Format: date-time
             * @description Until when the PC is paid for; null when not rented.
             * @example 2026-11-20T14:40:00.000Z
             */
            estimate_used: string | null;
            /** @description Unit of the current rental; null when not rented. */
            unit?: components["schemas"]["RentalUnit"] | null | undefined;
            /**
             * Format: date-time
             * @description Since when the machine is being created; null when it is not.
             * @example null
             */
            booting_since?: string | null | undefined;
            createdAt: components["schemas"]["Timestamp"];
            updatedAt?: components["schemas"]["Timestamp"] | undefined;
            /** @description Whether Windows is installed and the PC can be used. */
            is_installed: components["schemas"]["YesNo"];
            /** @description Whether the machine is being created. */
            is_booting: components["schemas"]["YesNo"];
            /**
             * @description Internal address; null until installed.
             * @example 10.8.4.17
             */
            int_ip_address: string | null;
            /**
             * @description Token of the machine's own agent; null until installed.
             * @example null
             */
            token_pc: string | null;
            /**
             * @description User name of the owner.
             * @example demo
             */
            account: string;
            /** @description SSH entry; null until installed. */
            ssh: components["schemas"]["SshRoute"] | null;
            package: components["schemas"]["Package"];
        };
        /** @description A name and a package. */
        ImageCreation: {
            /** @example Render Tết 2027 */
            name: string;
            id_package: components["schemas"]["Id"];
        };
        /** @description The PC to reset. */
        ImageReset: {
            id: components["schemas"]["Id"];
        };
        /** @description A page of PCs. */
        ImagePage: {
            data: components["schemas"]["Image"][];
            total_page: components["schemas"]["TotalPages"];
        };
        /** @description A PC and for how long. */
        OrderRequest: {
            /** @description Id of the PC. */
            image: components["schemas"]["Id"];
            /** @description Number of `unit`s, at least 1. */
            rental_period: components["schemas"]["RentalPeriod"];
            unit: components["schemas"]["RentalUnit"];
        };
        /** @description The package's unit prices as they were when the order was made. */
        OrderPackage: {
            price_per_hour: components["schemas"]["Money"];
            price_per_day: components["schemas"]["Money"];
            price_per_month: components["schemas"]["Money"];
        };
        /** @description The PC of an order, kept after the PC was deleted. */
        OrderImage: {
            _id?: components["schemas"]["Id"] | undefined;
            /** @example Render Tết 2027 */
            name: string;
            package: components["schemas"]["OrderPackage"];
        };
        /** @description A PC order. Computed amounts are stored once and never change with later prices or discounts. */
        Order: {
            _id: components["schemas"]["Id"];
            /**
             * @description Public address and port for Remote Desktop; null until installed.
             * @example 103.140.38.21:33907
             */
            remote_ext_ip: string | null;
            /**
             * @description Internal address; null until installed.
             * @example 10.8.4.17
             */
            ip: string | null;
            /**
             * @description Windows user; null until installed.
             * @example admin
             */
            user_remote: string | null;
            image: components["schemas"]["OrderImage"];
            /**
             * @description RDP password; null until installed.
             * @example tR8m-kQ27x0Z
             */
            passRdp: string | null;
            /**
             * @description Hours rented in all, extensions included.
             * @example 12
             */
            rental_period: number;
            /** @description Unit of the latest rental or extension. */
            unit?: components["schemas"]["RentalUnit"] | undefined;
            /**
             * Format: date-time
             * @description Start of the paid time; null while the machine is being created.
             * @example 2026-11-20T02:40:00.000Z
             */
            time_boot: string | null;
            /**
             * Format: date-time
             * @description End of the paid time; null while the machine is being created.
             * @example 2026-11-20T14:40:00.000Z
             */
            end_time: string | null;
            status: components["schemas"]["RentalStatus"];
            /** @description VND charged by extensions after the first period. */
            after_exp: components["schemas"]["Money"];
            /** @description VND charged in all, extensions included. */
            total_price: components["schemas"]["Money"];
            /** @description Discount of the order in percent. */
            discount: components["schemas"]["Percent"];
            createdAt?: components["schemas"]["Timestamp"] | undefined;
            updatedAt?: components["schemas"]["Timestamp"] | undefined;
        };
        /** @description A page of PC orders. */
        OrderPage: {
            data: components["schemas"]["Order"][];
            total_page: components["schemas"]["TotalPages"];
        };
        /** @description The first rental or one extension of a PC order. It never changes. */
        OrderHistoryEntry: {
            _id?: components["schemas"]["Id"] | undefined;
            /**
             * @description Hours.
             * @example 2
             */
            rental_period: number;
            /** @description Unit that the customer chose. */
            unit: components["schemas"]["RentalUnit"];
            /** @description VND charged. */
            price: components["schemas"]["Money"];
            createdAt: components["schemas"]["Timestamp"];
        };
        /** @description A page of rental and extensions. */
        OrderHistoryPage: {
            data: components["schemas"]["OrderHistoryEntry"][];
            total_page: components["schemas"]["TotalPages"];
        };
        /** @description A guide that opens in a new tab. */
        UserGuide: {
            _id: components["schemas"]["Id"];
            /** @example Cách mở Remote Desktop trên macOS */
            title: string;
            /**
             * Format: uri
             * @example https://huong-dan.tram.example/remote-desktop-macos
             */
            link: string;
            updatedAt?: components["schemas"]["Timestamp"] | undefined;
        };
        /** @description A guide to publish. */
        UserGuideCreation: {
            /** @example Cách mở Remote Desktop trên macOS */
            title: string;
            /**
             * Format: uri
             * @example https://huong-dan.tram.example/remote-desktop-macos
             */
            link: string;
        };
        /** @description A page of guides. */
        UserGuidePage: {
            data: components["schemas"]["UserGuide"][];
            total_page: components["schemas"]["TotalPages"];
        };
        /** @description A VPS configuration with its monthly price before the discount. */
        ComputerConfig: {
            _id: components["schemas"]["Id"];
            /** @example VPS 4 */
            config_name: string;
            monthly_rental_price: components["schemas"]["Money"];
            /** @example 4 vCPU */
            cpu: string;
            /** @example 8GB */
            ram: string;
            /** @example 80GB NVMe */
            ssd: string;
            /**
             * @description Null when there is none.
             * @example null
             */
            gpu: string | null;
            /** @example 200 Mbps */
            network_speed: string;
            /** @example 1 IPv4 riêng */
            ipv4: string;
            /**
             * @description Operating systems in words.
             * @example Ubuntu, Windows Server
             */
            os: string;
            /** @example TP. Hồ Chí Minh */
            data_center: string;
            /** @description Whether a server of it is free now: 0 no, 1 yes. */
            is_available?: components["schemas"]["YesNo"] | undefined;
            updatedAt?: components["schemas"]["Timestamp"] | undefined;
        };
        /** @description A configuration, an operating system and for how many months. */
        VpsOrderRequest: {
            rental_period: components["schemas"]["VpsMonths"];
            config_id: components["schemas"]["Id"];
            os: components["schemas"]["OperatingSystem"];
        };
        /** @description By how many months. */
        VpsExtension: {
            rental_period: components["schemas"]["VpsMonths"];
        };
        /** @description The configuration as it was when the order was made. */
        VpsOrderConfig: {
            /** @example VPS 4 */
            config_name: string;
            monthly_rental_price: components["schemas"]["Money"];
        };
        /** @description A virtual private server. */
        Vps: {
            _id: components["schemas"]["Id"];
            /**
             * @description Null until the server is there.
             * @example root
             */
            user: string | null;
            /**
             * @description Null until the server is there.
             * @example vX7-pp2-0Lm
             */
            pass: string | null;
            /**
             * @description SSH address; Ubuntu only.
             * @example 103.140.39.4:22041
             */
            ssh: string | null;
            /**
             * @description Address for Remote Desktop; Windows only.
             * @example null
             */
            ip_remote: string | null;
            /**
             * @description Internal address.
             * @example 10.9.2.41
             */
            int_ip: string | null;
            /**
             * @description Tunnel API; null: 'VPS Này chưa có API Tunnel, Hãy liên hệ Admin!'.
             * @example null
             */
            api_tunnel: string | null;
            os: components["schemas"]["OperatingSystem"];
            config: components["schemas"]["VpsOrderConfig"];
        };
        /** @description A VPS order. */
        VpsOrder: {
            _id: components["schemas"]["Id"];
            /**
             * @description Months rented in all, extensions included.
             * @example 3
             */
            rental_period: number;
            /** @description When the server was handed over; until then when it was ordered. */
            time_start: components["schemas"]["Timestamp"];
            /** @description Start plus the months, clamped to the month's last day; when a server could not be made, that moment. */
            end_time: components["schemas"]["Timestamp"];
            status: components["schemas"]["VpsOrderStatus"];
            /** @description Discount of the order in percent. */
            discount: components["schemas"]["Percent"];
            /** @description VND charged in all, extensions included; paid back when the server could not be made. */
            total_price?: components["schemas"]["Money"] | undefined;
            vps: components["schemas"]["Vps"];
            createdAt?: components["schemas"]["Timestamp"] | undefined;
            updatedAt?: components["schemas"]["Timestamp"] | undefined;
        };
        /** @description A page of VPS orders. */
        VpsOrderPage: {
            data: components["schemas"]["VpsOrder"][];
            total_page: components["schemas"]["TotalPages"];
        };
        /** @description A piece of additional hardware. */
        CloudHardware: {
            _id: components["schemas"]["Id"];
            /** @example +32 GB RAM */
            name: string;
            price: components["schemas"]["Money"];
        };
        /** @description A cloud package with its price before the discount. */
        CloudPackage: {
            _id: components["schemas"]["Id"];
            /** @example Cloud Gaming */
            group: string;
            /** @example Game Nặng */
            name: string;
            price: components["schemas"]["Money"];
            /** @example Ryzen 7 5700X, 8 nhân */
            cpu: string;
            /** @example 32 GB */
            ram: string;
            /** @example 240 GB */
            ssd: string;
            /** @example RTX 3060 12GB */
            vga: string;
            /** @example Windows 11 */
            os: string;
            /**
             * @description Days that a rental or an extension grants.
             * @example 30
             */
            days_of_use: number;
            /**
             * @description Hours that a rental or an extension grants.
             * @example 60
             */
            hours_of_use: number;
            /**
             * @description Longest session in hours.
             * @example 8
             */
            max_hours_each_session: number;
            /**
             * @description The waiting queue in words; null when there is none.
             * @example null
             */
            message_wait: string | null;
            /**
             * @description True: Server Ready. False: Server Full.
             * @example true
             */
            cloudReady: boolean;
            /** @description Hardware that can be added. */
            hardwares: components["schemas"]["CloudHardware"][];
            updatedAt?: components["schemas"]["Timestamp"] | undefined;
        };
        /** @description The cloud packages of one group. */
        CloudPackageGroup: {
            /** @example Cloud Gaming */
            group: string;
            packages: components["schemas"]["CloudPackage"][];
        };
        /** @description A name and a cloud package. The name has no rules; an empty one is replaced by the package's. */
        CloudImageCreation: {
            /** @example Valorant tối thứ sáu */
            name: string;
            /** @description Id of the cloud package. */
            cloud: components["schemas"]["Id"];
        };
        /** @description The hardware wanted; an empty list withdraws a pending request. */
        CloudHardwareRequest: {
            hardwaresListId: components["schemas"]["Id"][];
        };
        /** @description Windows user of a cloud machine. */
        CloudCredentials: {
            /** @example gamer01 */
            username: string;
            /** @example nQ5-77x-Tap */
            password: string;
        };
        /** @description The latest backup of a cloud machine. */
        CloudBackup: {
            /** @example backup-20261119 */
            id: string;
        };
        /** @description SSH entry of a cloud machine. */
        CloudSsh: {
            /**
             * @description Tunnel API; null: 'VPS Này chưa có API Tunnel, Hãy liên hệ Admin!'.
             * @example https://tunnel.tram.example/cloud-12
             */
            api_tunnel: string | null;
        };
        /** @description Where a running cloud machine can be reached. */
        CloudResource: {
            /**
             * @description Address for Remote Desktop.
             * @example 103.140.40.9:40113
             */
            ip_remote: string | null;
            /**
             * @description Internal address.
             * @example 10.10.3.12
             */
            ip_int: string | null;
            /** @description SSH entry; null when there is none. */
            ssh: components["schemas"]["CloudSsh"] | null;
        };
        /** @description Owner of a cloud machine. */
        CloudImageAccount: {
            /** @example demo */
            username: string;
        };
        /** @description A cloud machine and its rental. The due date is `createdAt` plus `days_of_use` days. */
        CloudImage: {
            _id: components["schemas"]["Id"];
            /** @example Valorant tối thứ sáu */
            name: string;
            cloud: components["schemas"]["CloudPackage"];
            createdAt: components["schemas"]["Timestamp"];
            updatedAt?: components["schemas"]["Timestamp"] | undefined;
            /**
             * @description Days granted in all, extensions included.
             * @example 30
             */
            days_of_use: number;
            /**
             * @description Hours granted in all, extensions included.
             * @example 60
             */
            hours_of_use: number;
            /**
             * @description Whole minutes of all finished sessions together: seconds are added up, not left out of each.
             * @example 1120
             */
            total_minute_used: number;
            /**
             * @description Whether a session goes on: true from the moment the machine runs until it is off. While it is being started it is
             *     still false, and no minute is counted.
             * @example true
             */
            is_running: boolean;
            /** @description What it is asked to do at the moment; another operation is refused meanwhile. Null when nothing. */
            operation?: components["schemas"]["CloudOperation"] | null | undefined;
            /**
             * @description Hourglass; no actions.
             * @example false
             */
            is_creating: boolean;
            /** @example false */
            is_deleted: boolean;
            /**
             * @description Days or hours are used up.
             * @example false
             */
            has_expired: boolean;
            /**
             * @description Whether it was extended at least once.
             * @example false
             */
            is_extended: boolean;
            /**
             * Format: date-time
             * @description Start of the present or latest session; null before the first.
             * @example 2026-11-20T04:40:00.000Z
             */
            last_turned_time: string | null;
            /** @description VND charged in all, extensions and their hardware included; 0 once it was paid back. */
            price: components["schemas"]["Money"];
            /** @description VND that the accepted additional hardware adds to an extension, before the discount; 0 until accepted. */
            price_hardwares: components["schemas"]["Money"];
            /** @description Discount of the rental in percent. */
            discount: components["schemas"]["Percent"];
            /** @description Additional hardware requested or accepted. */
            hardwares: components["schemas"]["CloudHardware"][];
            accepted_add_hardwares: components["schemas"]["HardwareRequestStatus"];
            /** @description Windows user; null until created, and while there is no virtual machine. */
            response_data: components["schemas"]["CloudCredentials"] | null;
            /** @description Latest backup; null when there is none. */
            backup_response_data: components["schemas"]["CloudBackup"] | null;
            /** @description Where it can be reached; null while it does not run. */
            resource_cloud: components["schemas"]["CloudResource"] | null;
            account: components["schemas"]["CloudImageAccount"];
        };
        /** @description A page of cloud machines. */
        CloudImagePage: {
            data: components["schemas"]["CloudImage"][];
            total_page: components["schemas"]["TotalPages"];
        };
        /** @description One session of a cloud machine. */
        CloudImageHistoryEntry: {
            _id?: components["schemas"]["Id"] | undefined;
            time_start: components["schemas"]["Timestamp"];
            /**
             * Format: date-time
             * @description Null while the session runs.
             * @example 2026-11-19T16:58:07.000Z
             */
            time_shutdown: string | null;
        };
        /** @description A page of sessions. */
        CloudImageHistoryPage: {
            data: components["schemas"]["CloudImageHistoryEntry"][];
            total_page: components["schemas"]["TotalPages"];
        };
        /** @description A PC and an internet route of its SSH entry. */
        WanRequest: {
            /**
             * @description Internal address of the PC.
             * @example 10.8.4.17
             */
            int_ip_address: string;
            /**
             * @description Name of the route; for `releaseWan` as it is stored, 'WAN00 …'.
             * @example WAN03 FPT
             */
            wan: string;
            /** @description Id of the PC's SSH entry. */
            ssh_id: components["schemas"]["Id"];
            /** @description Id of the PC. */
            image_id: components["schemas"]["Id"];
        };
        /** @description A tunnel configuration; shown as a QR code or saved as `{name}.conf`. */
        TunnelConfiguration: {
            /**
             * @description Name of the tunnel.
             * @example render-tet-2027
             */
            name?: string | undefined;
            /**
             * @description Text of the configuration; the QR code holds exactly this.
             * @example [Interface]
             *     PrivateKey = …
             *     Address = 10.66.0.7/32
             */
            config?: string | undefined;
        };
        /** @description The machine's remote user and RDP password. */
        PlayCredentials: {
            /** @example admin */
            basicauth_username: string;
            /**
             * Format: password
             * @example tR8m-kQ27x0Z
             */
            basicauth_password: string;
        };
        /** @description Token to paste into the Play client. */
        PlayToken: {
            /** @example p_7fK2mQ90aXw3 */
            token: string;
        };
        /** @description Address that opens the Play client. */
        PlayLink: {
            /**
             * Format: uri
             * @example https://play.tram.example/?os=win
             */
            link: string;
        };
    };
    responses: {
        /** @description The file, as an attachment. */
        RdpFile: {
            headers: {
                "Content-Disposition": components["headers"]["ContentDisposition"];
                [name: string]: unknown;
            };
            content: {
                "application/x-rdp": components["schemas"]["File"];
            };
        };
        /** @description The installer (win, mac), or the configuration as JSON (mobile). */
        Tunnel: {
            headers: {
                "Cache-Control": components["headers"]["NoStore"];
                "Content-Disposition": components["headers"]["ContentDisposition"];
                [name: string]: unknown;
            };
            content: {
                "application/octet-stream": components["schemas"]["File"];
                "application/json": components["schemas"]["TunnelConfiguration"];
            };
        };
        /** @description The request is wrong; `message` says what to mend. */
        Invalid: {
            headers: {
                "X-Request-Id": components["headers"]["RequestId"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Error"];
            };
        };
        /** @description No valid token, or the account has been locked. The client clears the session and leads to the login. */
        Unauthorized: {
            headers: {
                "X-Request-Id": components["headers"]["RequestId"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Error"];
            };
        };
        /** @description Wrong user name or password. */
        WrongCredentials: {
            headers: {
                "X-Request-Id": components["headers"]["RequestId"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Error"];
            };
        };
        /** @description The account is locked, or its e-mail address is not verified yet. */
        LoginRefused: {
            headers: {
                "X-Request-Id": components["headers"]["RequestId"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Error"];
            };
        };
        /** @description The account may not do this. */
        Forbidden: {
            headers: {
                "X-Request-Id": components["headers"]["RequestId"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Error"];
            };
        };
        /** @description There is no such thing, or it belongs to another account. */
        NotFound: {
            headers: {
                "X-Request-Id": components["headers"]["RequestId"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Error"];
            };
        };
        /**
         * @description The present state does not allow it; the client fetches it again. Where the balance is too small, `missing_amount` is the
         *     sum to top up.
         */
        Conflict: {
            headers: {
                "X-Request-Id": components["headers"]["RequestId"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Error"];
            };
        };
        /** @description The request is larger than the server takes; pictures have 10 MB each. */
        TooLarge: {
            headers: {
                "X-Request-Id": components["headers"]["RequestId"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Error"];
            };
        };
        /** @description The idempotency key has been used for another request. */
        KeyReused: {
            headers: {
                "X-Request-Id": components["headers"]["RequestId"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Error"];
            };
        };
        /** @description Too many requests; `Retry-After` says how long to wait. */
        TooManyRequests: {
            headers: {
                "Retry-After": components["headers"]["RetryAfter"];
                "X-Request-Id": components["headers"]["RequestId"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Error"];
            };
        };
        /** @description The server failed; nothing is known to have happened. */
        ServerError: {
            headers: {
                "X-Request-Id": components["headers"]["RequestId"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Error"];
            };
        };
        /** @description The body is of a type that the call does not take. */
        UnsupportedType: {
            headers: {
                "X-Request-Id": components["headers"]["RequestId"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Error"];
            };
        };
        /**
         * @description The server is starting, stopping, cannot reach its database or has more to do than it can. Ask again when `Retry-After` says;
         *     a call that costs money with the same `Idempotency-Key`.
         */
        Unavailable: {
            headers: {
                "Retry-After": components["headers"]["RetryAfter"];
                "X-Request-Id": components["headers"]["RequestId"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Error"];
            };
        };
    };
    parameters: {
        /** @description Number of the page, from 1. A page past the last one is empty. */
        Page: number;
        /**
         * @description One key for each intention of the customer. The same key with the same request again returns the first answer and
         *     charges once, also when it comes while the first is still at work. With another request it is refused with 422. A
         *     refusal is not kept: after topping up, the same key may be tried again. Kept for at least 24 hours.
         */
        IdempotencyKey: string;
        /**
         * @description What the customer has confirmed to pay, whole VND. A call that would charge another sum charges nothing: it is refused with
         *     409, and `total` says what it costs now. Without it the present price is charged.
         */
        ConfirmedTotal: number;
        /** @description Id of the category. */
        CategoryId: components["schemas"]["Id"];
        /** @description Id of the recharge. */
        RechargeId: components["schemas"]["Id"];
        /** @description Id of the PC. */
        ImageId: components["schemas"]["Id"];
        /** @description Id of the VPS order. */
        VpsOrderId: components["schemas"]["Id"];
        /** @description Id of the cloud machine. */
        CloudImageId: components["schemas"]["Id"];
        /** @description Slug of the product, from the runtime configuration. */
        Product: string;
        /** @description First day of the start time, in Vietnamese time. */
        FromDate: string;
        /** @description Last day of the start time, in Vietnamese time, the whole day included. */
        ToDate: string;
        /** @description First day of the start time, in Vietnamese time. */
        OrdersFromDate: string;
        /** @description Last day of the start time, in Vietnamese time, the whole day included. */
        OrdersToDate: string;
        /** @description Only orders in this state. The list value `already` (all) is not sent; a server reads it as absent. */
        VpsStatus: components["schemas"]["VpsStatusFilter"];
        /** @description The machine's own internal address as /32 (`int_ip_address`, `resource_cloud.ip_int` or `vps.int_ip`). */
        AllowIp: string;
        /** @description Where the tunnel client shall run. */
        TunnelPlatform: components["schemas"]["TunnelPlatform"];
        /** @description Tunnel API of the machine's SSH entry. */
        ApiTunnel: string;
    };
    requestBodies: never;
    headers: {
        /** @description Always `no-store`; the call changes something. */
        NoStore: "no-store";
        /** @description Attachment with the file's name (RFC 6266; `filename*` for names outside ASCII). */
        ContentDisposition: string;
        /** @description Id of the request in the server's logs. */
        RequestId: string;
        /** @description Seconds to wait before asking again. */
        RetryAfter: number;
    };
    pathItems: never;
}
export type $defs = Record<string, never>;
export interface operations {
    login: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["LoginCredentials"];
            };
        };
        responses: {
            /** @description The session. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AuthSession"];
                };
            };
            400: components["responses"]["Invalid"];
            401: components["responses"]["WrongCredentials"];
            403: components["responses"]["LoginRefused"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedType"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    register: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["SignUp"];
            };
        };
        responses: {
            /** @description The account exists and waits for its e-mail address to be verified. */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ActionResult"];
                };
            };
            400: components["responses"]["Invalid"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedType"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    requestOtp: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The code is on its way. */
            200: {
                headers: {
                    "Cache-Control": components["headers"]["NoStore"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["OtpTicket"];
                };
            };
            400: components["responses"]["Invalid"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            409: components["responses"]["Conflict"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    getNotification: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The notification; texts are empty when there is none. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Notification"];
                };
            };
            400: components["responses"]["Invalid"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    getMyAccount: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The account. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Account"];
                };
            };
            400: components["responses"]["Invalid"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    submitIdentity: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "multipart/form-data": components["schemas"]["IdentitySubmission"];
            };
        };
        responses: {
            /** @description The account with its verification waiting. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Account"];
                };
            };
            400: components["responses"]["Invalid"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedType"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    listPackages: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The packages, dearest first. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Package"][];
                };
            };
            400: components["responses"]["Invalid"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    listPackagesOfCategory: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Id of the category. */
                id: components["parameters"]["CategoryId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The packages; empty when the category has none. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Package"][];
                };
            };
            400: components["responses"]["Invalid"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    listCategories: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The categories. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Category"][];
                };
            };
            400: components["responses"]["Invalid"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    listBanks: {
        parameters: {
            query: {
                /** @description Amount that the customer wants to top up, in VND. */
                money: components["schemas"]["RechargeMoney"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The banks. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Bank"][];
                };
            };
            400: components["responses"]["Invalid"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    listRecharges: {
        parameters: {
            query?: {
                /** @description Number of the page, from 1. A page past the last one is empty. */
                page?: components["parameters"]["Page"] | undefined;
            } | undefined;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A page of recharges. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RechargePage"];
                };
            };
            400: components["responses"]["Invalid"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    requestRecharge: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description One key for each intention of the customer. The same key with the same request again returns the first answer and
                 *     charges once, also when it comes while the first is still at work. With another request it is refused with 422. A
                 *     refusal is not kept: after topping up, the same key may be tried again. Kept for at least 24 hours.
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"] | undefined;
            } | undefined;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["RechargeRequest"];
            };
        };
        responses: {
            /** @description The recharge with its QR picture. */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RechargeTicket"];
                };
            };
            400: components["responses"]["Invalid"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedType"];
            422: components["responses"]["KeyReused"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    cancelRecharge: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Id of the recharge. */
                id: components["parameters"]["RechargeId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The cancelled recharge. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Recharge"];
                };
            };
            400: components["responses"]["Invalid"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    listLogs: {
        parameters: {
            query?: {
                /** @description Number of the page, from 1. A page past the last one is empty. */
                page?: components["parameters"]["Page"] | undefined;
                /** @description Part of a log's id, of a package group such as G1080, or of the message; case and accents do not matter. */
                search?: string | undefined;
            } | undefined;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A page of logs. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["LogPage"];
                };
            };
            400: components["responses"]["Invalid"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    createLog: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["LogCreation"];
            };
        };
        responses: {
            /** @description The stored line. */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Log"];
                };
            };
            400: components["responses"]["Invalid"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedType"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    listImages: {
        parameters: {
            query?: {
                /** @description Number of the page, from 1. A page past the last one is empty. */
                page?: components["parameters"]["Page"] | undefined;
            } | undefined;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A page of PCs. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ImagePage"];
                };
            };
            400: components["responses"]["Invalid"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    createImage: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ImageCreation"];
            };
        };
        responses: {
            /** @description The PC, not rented. */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Image"];
                };
            };
            400: components["responses"]["Invalid"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedType"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    deleteImage: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Id of the PC. */
                id: components["parameters"]["ImageId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The PC is gone. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ActionResult"];
                };
            };
            400: components["responses"]["Invalid"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    wakeImage: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Id of the PC. */
                id: components["parameters"]["ImageId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The packet was sent; `statusCode` 400 when the machine did not react. */
            200: {
                headers: {
                    "Cache-Control": components["headers"]["NoStore"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ActionResult"];
                };
            };
            400: components["responses"]["Invalid"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    reconnectImage: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Id of the PC. */
                id: components["parameters"]["ImageId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Whether the connection was rebuilt. */
            200: {
                headers: {
                    "Cache-Control": components["headers"]["NoStore"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ActionResult"];
                };
            };
            400: components["responses"]["Invalid"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    resetImage: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ImageReset"];
            };
        };
        responses: {
            /** @description Whether the PC was reset, in words for the customer. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ActionResult"];
                };
            };
            400: components["responses"]["Invalid"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedType"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    listOrders: {
        parameters: {
            query?: {
                /** @description Number of the page, from 1. A page past the last one is empty. */
                page?: components["parameters"]["Page"] | undefined;
                /** @description Only orders in this state. */
                status?: components["schemas"]["RentalStatus"] | undefined;
                /** @description Part of the PC's name; case and accents do not matter. */
                imageName?: string | undefined;
                /** @description Part of the RDP password. */
                passRdp?: string | undefined;
                /** @description Part of the public address. */
                remote_ext_ip?: string | undefined;
                /** @description First day of the start time, in Vietnamese time. */
                fromDate?: components["parameters"]["OrdersFromDate"] | undefined;
                /** @description Last day of the start time, in Vietnamese time, the whole day included. */
                toDate?: components["parameters"]["OrdersToDate"] | undefined;
            } | undefined;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A page of orders. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["OrderPage"];
                };
            };
            400: components["responses"]["Invalid"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    createOrder: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description One key for each intention of the customer. The same key with the same request again returns the first answer and
                 *     charges once, also when it comes while the first is still at work. With another request it is refused with 422. A
                 *     refusal is not kept: after topping up, the same key may be tried again. Kept for at least 24 hours.
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"] | undefined;
                /**
                 * @description What the customer has confirmed to pay, whole VND. A call that would charge another sum charges nothing: it is refused with
                 *     409, and `total` says what it costs now. Without it the present price is charged.
                 */
                "Confirmed-Total"?: components["parameters"]["ConfirmedTotal"] | undefined;
            } | undefined;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["OrderRequest"];
            };
        };
        responses: {
            /** @description The PC, waiting for creation. */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Image"];
                };
            };
            400: components["responses"]["Invalid"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedType"];
            422: components["responses"]["KeyReused"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    extendOrder: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description One key for each intention of the customer. The same key with the same request again returns the first answer and
                 *     charges once, also when it comes while the first is still at work. With another request it is refused with 422. A
                 *     refusal is not kept: after topping up, the same key may be tried again. Kept for at least 24 hours.
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"] | undefined;
                /**
                 * @description What the customer has confirmed to pay, whole VND. A call that would charge another sum charges nothing: it is refused with
                 *     409, and `total` says what it costs now. Without it the present price is charged.
                 */
                "Confirmed-Total"?: components["parameters"]["ConfirmedTotal"] | undefined;
            } | undefined;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["OrderRequest"];
            };
        };
        responses: {
            /** @description The PC with its new `estimate_used`. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Image"];
                };
            };
            400: components["responses"]["Invalid"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedType"];
            422: components["responses"]["KeyReused"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    getOrderOfImage: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Id of the PC. */
                id: components["parameters"]["ImageId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The renting order. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Order"];
                };
            };
            400: components["responses"]["Invalid"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    downloadRdpFile: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Id of the PC. */
                id: components["parameters"]["ImageId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["RdpFile"];
            400: components["responses"]["Invalid"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    listOrderHistory: {
        parameters: {
            query?: {
                /** @description Number of the page, from 1. A page past the last one is empty. */
                page?: components["parameters"]["Page"] | undefined;
            } | undefined;
            header?: never;
            path: {
                /** @description Id of the PC order. */
                orderId: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A page of entries. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["OrderHistoryPage"];
                };
            };
            400: components["responses"]["Invalid"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    listUserGuides: {
        parameters: {
            query?: {
                /** @description Number of the page, from 1. A page past the last one is empty. */
                page?: components["parameters"]["Page"] | undefined;
            } | undefined;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A page of guides. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["UserGuidePage"];
                };
            };
            400: components["responses"]["Invalid"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    createUserGuide: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["UserGuideCreation"];
            };
        };
        responses: {
            /** @description The guide. */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["UserGuide"];
                };
            };
            400: components["responses"]["Invalid"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedType"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    deleteUserGuide: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Id of the guide. */
                id: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The guide is gone. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ActionResult"];
                };
            };
            400: components["responses"]["Invalid"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    listComputerConfigs: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The configurations, cheapest first. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ComputerConfig"][];
                };
            };
            400: components["responses"]["Invalid"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    listVpsOrders: {
        parameters: {
            query?: {
                /** @description Number of the page, from 1. A page past the last one is empty. */
                page?: components["parameters"]["Page"] | undefined;
                /** @description Part of the configuration's name; case and accents do not matter. */
                config_name?: string | undefined;
                /** @description First day of the start time, in Vietnamese time. */
                fromDate?: components["parameters"]["FromDate"] | undefined;
                /** @description Last day of the start time, in Vietnamese time, the whole day included. */
                toDate?: components["parameters"]["ToDate"] | undefined;
                /** @description Only orders in this state. The list value `already` (all) is not sent; a server reads it as absent. */
                status?: components["parameters"]["VpsStatus"] | undefined;
            } | undefined;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A page of orders. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["VpsOrderPage"];
                };
            };
            400: components["responses"]["Invalid"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    createVpsOrder: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description One key for each intention of the customer. The same key with the same request again returns the first answer and
                 *     charges once, also when it comes while the first is still at work. With another request it is refused with 422. A
                 *     refusal is not kept: after topping up, the same key may be tried again. Kept for at least 24 hours.
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"] | undefined;
                /**
                 * @description What the customer has confirmed to pay, whole VND. A call that would charge another sum charges nothing: it is refused with
                 *     409, and `total` says what it costs now. Without it the present price is charged.
                 */
                "Confirmed-Total"?: components["parameters"]["ConfirmedTotal"] | undefined;
            } | undefined;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["VpsOrderRequest"];
            };
        };
        responses: {
            /** @description The order with its server. */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["VpsOrder"];
                };
            };
            400: components["responses"]["Invalid"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedType"];
            422: components["responses"]["KeyReused"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    downloadVpsRdpFile: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Id of the VPS order. */
                id: components["parameters"]["VpsOrderId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["RdpFile"];
            400: components["responses"]["Invalid"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    extendVpsOrder: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description One key for each intention of the customer. The same key with the same request again returns the first answer and
                 *     charges once, also when it comes while the first is still at work. With another request it is refused with 422. A
                 *     refusal is not kept: after topping up, the same key may be tried again. Kept for at least 24 hours.
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"] | undefined;
                /**
                 * @description What the customer has confirmed to pay, whole VND. A call that would charge another sum charges nothing: it is refused with
                 *     409, and `total` says what it costs now. Without it the present price is charged.
                 */
                "Confirmed-Total"?: components["parameters"]["ConfirmedTotal"] | undefined;
            } | undefined;
            path: {
                /** @description Id of the VPS order. */
                id: components["parameters"]["VpsOrderId"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["VpsExtension"];
            };
        };
        responses: {
            /** @description The order with its new end. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["VpsOrder"];
                };
            };
            400: components["responses"]["Invalid"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedType"];
            422: components["responses"]["KeyReused"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    exportVpsOrders: {
        parameters: {
            query?: {
                /** @description Part of the order's or the server's id, the configuration's name or the server's address. */
                search?: string | undefined;
                /** @description Narrows to an account. Only the caller's own orders are ever given, so another name selects none. */
                username?: string | undefined;
                /** @description First day of the start time, in Vietnamese time. */
                fromDate?: components["parameters"]["FromDate"] | undefined;
                /** @description Last day of the start time, in Vietnamese time, the whole day included. */
                toDate?: components["parameters"]["ToDate"] | undefined;
                /** @description Only orders in this state. The list value `already` (all) is not sent; a server reads it as absent. */
                status?: components["parameters"]["VpsStatus"] | undefined;
            } | undefined;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The file. */
            200: {
                headers: {
                    "Content-Disposition": components["headers"]["ContentDisposition"];
                    [name: string]: unknown;
                };
                content: {
                    "text/csv": components["schemas"]["File"];
                };
            };
            400: components["responses"]["Invalid"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    listCloudPackages: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The groups in the operator's order. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CloudPackageGroup"][];
                };
            };
            400: components["responses"]["Invalid"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    listCloudImages: {
        parameters: {
            query?: {
                /** @description Which of the two lists. */
                tab?: components["schemas"]["CloudListTab"] | undefined;
                /** @description Number of the page, from 1. A page past the last one is empty. */
                page?: components["parameters"]["Page"] | undefined;
                /** @description First day of the start time, in Vietnamese time. */
                fromDate?: components["parameters"]["OrdersFromDate"] | undefined;
                /** @description Last day of the start time, in Vietnamese time, the whole day included. */
                toDate?: components["parameters"]["OrdersToDate"] | undefined;
            } | undefined;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A page of cloud machines. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CloudImagePage"];
                };
            };
            400: components["responses"]["Invalid"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    createCloudImage: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description One key for each intention of the customer. The same key with the same request again returns the first answer and
                 *     charges once, also when it comes while the first is still at work. With another request it is refused with 422. A
                 *     refusal is not kept: after topping up, the same key may be tried again. Kept for at least 24 hours.
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"] | undefined;
                /**
                 * @description What the customer has confirmed to pay, whole VND. A call that would charge another sum charges nothing: it is refused with
                 *     409, and `total` says what it costs now. Without it the present price is charged.
                 */
                "Confirmed-Total"?: components["parameters"]["ConfirmedTotal"] | undefined;
            } | undefined;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["CloudImageCreation"];
            };
        };
        responses: {
            /** @description The cloud machine, being created. */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CloudImage"];
                };
            };
            400: components["responses"]["Invalid"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedType"];
            422: components["responses"]["KeyReused"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    deleteCloudImage: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Id of the cloud machine. */
                id: components["parameters"]["CloudImageId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The machine is gone. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ActionResult"];
                };
            };
            400: components["responses"]["Invalid"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    downloadCloudRdpFile: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Id of the cloud machine. */
                id: components["parameters"]["CloudImageId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["RdpFile"];
            400: components["responses"]["Invalid"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    startCloudImage: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Id of the cloud machine. */
                id: components["parameters"]["CloudImageId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The result of the start. */
            200: {
                headers: {
                    "Cache-Control": components["headers"]["NoStore"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["MachineStartResult"];
                };
            };
            400: components["responses"]["Invalid"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    restartCloudImage: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Id of the cloud machine. */
                id: components["parameters"]["CloudImageId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Whether the restart has begun. */
            200: {
                headers: {
                    "Cache-Control": components["headers"]["NoStore"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ActionResult"];
                };
            };
            400: components["responses"]["Invalid"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    deleteCloudVm: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Id of the cloud machine. */
                id: components["parameters"]["CloudImageId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Whether the deletion has begun. */
            200: {
                headers: {
                    "Cache-Control": components["headers"]["NoStore"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["VmDeletionResult"];
                };
            };
            400: components["responses"]["Invalid"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    backupCloudImage: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Id of the cloud machine. */
                id: components["parameters"]["CloudImageId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Whether the backup has begun. */
            200: {
                headers: {
                    "Cache-Control": components["headers"]["NoStore"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ActionResult"];
                };
            };
            400: components["responses"]["Invalid"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    restoreCloudImage: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Id of the cloud machine. */
                id: components["parameters"]["CloudImageId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Whether the restoring has begun. */
            200: {
                headers: {
                    "Cache-Control": components["headers"]["NoStore"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ActionResult"];
                };
            };
            400: components["responses"]["Invalid"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    shutdownCloudImage: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Id of the cloud machine. */
                id: components["parameters"]["CloudImageId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Whether the shutdown has begun. */
            200: {
                headers: {
                    "Cache-Control": components["headers"]["NoStore"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ActionResult"];
                };
            };
            400: components["responses"]["Invalid"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    extendCloudImage: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description One key for each intention of the customer. The same key with the same request again returns the first answer and
                 *     charges once, also when it comes while the first is still at work. With another request it is refused with 422. A
                 *     refusal is not kept: after topping up, the same key may be tried again. Kept for at least 24 hours.
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"] | undefined;
                /**
                 * @description What the customer has confirmed to pay, whole VND. A call that would charge another sum charges nothing: it is refused with
                 *     409, and `total` says what it costs now. Without it the present price is charged.
                 */
                "Confirmed-Total"?: components["parameters"]["ConfirmedTotal"] | undefined;
            } | undefined;
            path: {
                /** @description Id of the cloud machine. */
                id: components["parameters"]["CloudImageId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The machine with its new days and hours. */
            200: {
                headers: {
                    "Cache-Control": components["headers"]["NoStore"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CloudImage"];
                };
            };
            400: components["responses"]["Invalid"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            422: components["responses"]["KeyReused"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    addCloudHardware: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Id of the cloud machine. */
                id: components["parameters"]["CloudImageId"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["CloudHardwareRequest"];
            };
        };
        responses: {
            /** @description The machine with its request. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CloudImage"];
                };
            };
            400: components["responses"]["Invalid"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedType"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    listCloudImageHistory: {
        parameters: {
            query?: {
                /** @description Number of the page, from 1. A page past the last one is empty. */
                page?: components["parameters"]["Page"] | undefined;
            } | undefined;
            header?: never;
            path: {
                /** @description Id of the cloud machine. */
                imageId: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A page of sessions. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CloudImageHistoryPage"];
                };
            };
            400: components["responses"]["Invalid"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    chooseWan: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["WanRequest"];
            };
        };
        responses: {
            /** @description The PC's routes afterwards. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SshRoute"];
                };
            };
            400: components["responses"]["Invalid"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedType"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    releaseWan: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["WanRequest"];
            };
        };
        responses: {
            /** @description The PC's routes afterwards. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SshRoute"];
                };
            };
            400: components["responses"]["Invalid"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedType"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    startIpRotation: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["WanRequest"];
            };
        };
        responses: {
            /** @description The PC's routes afterwards. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SshRoute"];
                };
            };
            400: components["responses"]["Invalid"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedType"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    changeIpRotation: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["WanRequest"];
            };
        };
        responses: {
            /** @description The PC's routes afterwards. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SshRoute"];
                };
            };
            400: components["responses"]["Invalid"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedType"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    chooseTunnelForPc: {
        parameters: {
            query: {
                /** @description Name of the machine; the tunnel and its file carry it. */
                name: string;
                /** @description Id of the PC. */
                image_id: components["schemas"]["Id"];
                /** @description The machine's own internal address as /32 (`int_ip_address`, `resource_cloud.ip_int` or `vps.int_ip`). */
                allowIp: components["parameters"]["AllowIp"];
                /** @description Where the tunnel client shall run. */
                os: components["parameters"]["TunnelPlatform"];
                /** @description Tunnel API of the machine's SSH entry. */
                api_tunnel: components["parameters"]["ApiTunnel"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["Tunnel"];
            400: components["responses"]["Invalid"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    chooseTunnelForCloud: {
        parameters: {
            query: {
                /** @description Name of the machine; the tunnel and its file carry it. */
                name: string;
                /** @description Id of the cloud machine. */
                image_id: components["schemas"]["Id"];
                /** @description The machine's own internal address as /32 (`int_ip_address`, `resource_cloud.ip_int` or `vps.int_ip`). */
                allowIp: components["parameters"]["AllowIp"];
                /** @description Where the tunnel client shall run. */
                os: components["parameters"]["TunnelPlatform"];
                /** @description Tunnel API of the machine's SSH entry. */
                api_tunnel: components["parameters"]["ApiTunnel"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["Tunnel"];
            400: components["responses"]["Invalid"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    chooseTunnelForVps: {
        parameters: {
            query: {
                /** @description Id of the server (`vps._id` of the order). */
                vps_id: components["schemas"]["Id"];
                /** @description The machine's own internal address as /32 (`int_ip_address`, `resource_cloud.ip_int` or `vps.int_ip`). */
                allowIp: components["parameters"]["AllowIp"];
                /** @description Where the tunnel client shall run. */
                os: components["parameters"]["TunnelPlatform"];
                /** @description Tunnel API of the machine's SSH entry. */
                api_tunnel: components["parameters"]["ApiTunnel"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["Tunnel"];
            400: components["responses"]["Invalid"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    getPlayTokenForPc: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Slug of the product, from the runtime configuration. */
                product: components["parameters"]["Product"];
                /** @description Id of the PC. */
                id: components["parameters"]["ImageId"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["PlayCredentials"];
            };
        };
        responses: {
            /** @description The token. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PlayToken"];
                };
            };
            400: components["responses"]["Invalid"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedType"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    getPlayTokenForCloud: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Slug of the product, from the runtime configuration. */
                product: components["parameters"]["Product"];
                /** @description Id of the cloud machine. */
                id: components["parameters"]["CloudImageId"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["PlayCredentials"];
            };
        };
        responses: {
            /** @description The token. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PlayToken"];
                };
            };
            400: components["responses"]["Invalid"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedType"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    getPlayLinkForPc: {
        parameters: {
            query: {
                /** @description The customer's own computer. */
                os: components["schemas"]["PlayPlatform"];
            };
            header?: never;
            path: {
                /** @description Slug of the product, from the runtime configuration. */
                product: components["parameters"]["Product"];
                /** @description Id of the PC. */
                id: components["parameters"]["ImageId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The link. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PlayLink"];
                };
            };
            400: components["responses"]["Invalid"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    getPlayLinkForCloud: {
        parameters: {
            query: {
                /** @description The customer's own computer. */
                os: components["schemas"]["PlayPlatform"];
            };
            header?: never;
            path: {
                /** @description Slug of the product, from the runtime configuration. */
                product: components["parameters"]["Product"];
                /** @description Id of the cloud machine. */
                id: components["parameters"]["CloudImageId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The link. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PlayLink"];
                };
            };
            400: components["responses"]["Invalid"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
}
