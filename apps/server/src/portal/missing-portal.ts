/** The page that stands in for a portal that has not been built. */
export const missingPortalPage = `<!doctype html>
<html lang="vi">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>Cổng khách hàng chưa được dựng</title>
</head>
<body>
<main>
<h1>Cổng khách hàng chưa được dựng</h1>
<p>Máy chủ đang chạy, nhưng chưa có bản dựng của cổng khách hàng (apps/portal/dist). Chạy <code>npm run build</code> rồi khởi động lại máy chủ.</p>
</main>
</body>
</html>
`;
